import { signatureLines } from '../content/signature-lines.ts';

interface SignatureProps {
  /** The declaration in TypeScript, on one line. */
  code: string;
  /** Where names in it lead: `SearchOptions=#searchoptions`, one after the other. */
  links?: string;
}

/** How something is called, or what a type is: names that are explained elsewhere lead there. */
export function Signature({ code, links = '' }: SignatureProps) {
  const hrefs = new Map(
    links.split(' ').map((link): [string, string] => {
      const end = link.indexOf('=');
      return [link.slice(0, end), link.slice(end + 1)];
    }),
  );
  return (
    <pre className="signature">
      <code>
        {signatureLines(code)
          .split(/\b([A-Z]\w*)\b/)
          .map((part, index) => {
            const href = index % 2 === 1 ? hrefs.get(part) : undefined;
            return href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move.
              <a key={index} href={href}>
                {part}
              </a>
            ) : (
              part
            );
          })}
      </code>
    </pre>
  );
}
