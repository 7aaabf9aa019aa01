/** What a browser shows in the end. */
export interface Shown {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** As it was sent, without styles. */
  readonly text: string;
}

/** As much of a browser without scripts as signing in needs: cookies of each host, redirects, and forms. */
export class FormBrowser {
  readonly #jars = new Map<string, Map<string, string>>();

  /** The cookies for an address, by name. */
  cookies(address: string): Map<string, string> {
    const { origin } = new URL(address);
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    return jar;
  }

  /** Sends one request, and keeps the cookies of the answer. */
  async send(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const jar = this.cookies(address);
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        Cookie: [...jar].map((cookie) => cookie.join('=')).join('; '),
        ...(form && { Origin: new URL(address).origin }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Opens an address, or submits a form to it, and follows redirects until a page is shown, or one leads to `end`. */
  async open(address: string, form?: Readonly<Record<string, string>>, end?: string): Promise<Shown> {
    let url = address;
    let fields = form;
    for (let turn = 0; turn < 20; turn++) {
      const response = await this.send(url, fields);
      const { status, headers } = response;
      const text = (await response.text()).replace(/<style>.*?<\/style>/gs, '');
      const location = headers.get('Location');
      if (location === null) return { url, status, headers, text };
      url = new URL(location, url).href;
      fields = undefined;
      if (end !== undefined && url.startsWith(end)) return { url, status, headers, text: '' };
    }
    throw new Error(`${address} redirects without an end`);
  }

  /** Submits the form of a page, with what its hidden fields have. */
  submit({ url, text }: Shown, fields: Readonly<Record<string, string>>, end?: string): Promise<Shown> {
    const action = /<form[^>]*action="([^"]*)"/.exec(text)?.[1];
    if (action === undefined) throw new Error(`No form is at ${url}:\n${text}`);
    const hidden = [...text.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      attributeOf(input, 'name'),
      attributeOf(input, 'value'),
    ]);
    return this.open(
      new URL(unescapeHtml(action), url).href,
      { ...Object.fromEntries(hidden), ...fields },
      end,
    );
  }
}

const attributeOf = (element: string, name: string): string =>
  unescapeHtml(new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '');

const unescapeHtml = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
