import type { Effect } from './effect.ts';
import { reject } from './reject.ts';

/** A picture is one of the interface's own, or lies at a public address: others would make browsers call into a private network. */
export const pictureLinkEffect: Effect = {
  aspects: ['corpUserEditableInfo', 'corpGroupEditableInfo'],
  check({ pictureLink }, { checked, present }) {
    if (typeof pictureLink !== 'string' || pictureLink === present?.value.pictureLink) return;
    if (pictureLink.trim() === '' || pictureLink.startsWith('assets/')) return;
    const url = URL.parse(pictureLink);
    if (url?.protocol !== 'https:' || isPrivate(url.hostname))
      reject(checked.aspect.name, '/pictureLink', 'an https address of a public host', pictureLink);
  },
};

/** True for this machine and for addresses inside a network, as far as the name of the host shows it. */
export function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host === '' || host === 'localhost' || host.endsWith('.localhost')) return true;
  // URL writes every form of an IPv4 address as four numbers, and shortens IPv6 addresses.
  if (/^\d+(\.\d+){3}$/.test(host)) return isPrivateV4(host.split('.').map(Number));
  if (!host.startsWith('[')) return false;
  const address = host.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(address);
  if (mapped)
    return isPrivateV4(
      [mapped[1], mapped[2]].flatMap((group) => {
        const number = Number.parseInt(group ?? '', 16);
        return [number >> 8, number & 255];
      }),
    );
  // Loopback and unspecified; link-local, site-local and unique local.
  return address === '::' || address === '::1' || /^f(e[89a-f]|[cd])/.test(address);
}

const isPrivateV4 = ([first = 0, second = 0]: readonly number[]): boolean =>
  first === 0 ||
  first === 10 ||
  first === 127 ||
  (first === 169 && second === 254) ||
  (first === 172 && second >= 16 && second < 32) ||
  (first === 192 && second === 168);
