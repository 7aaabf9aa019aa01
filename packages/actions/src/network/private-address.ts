import { BlockList, isIP } from 'node:net';

const ranges = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ranges.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ranges.addSubnet(address, bits, 'ipv6');

/** Whether an IP address is of this machine or of a private network. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  // BlockList knows that ::ffff:127.0.0.1 is 127.0.0.1.
  return family !== 0 && ranges.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
