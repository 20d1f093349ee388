import ipaddr from 'ipaddr.js';

/** A header of a proxy could contain any text. */
const longestName = 64;

/** Bytes that name one connection: providers give each household a /64 of IPv6. */
const countedBytes = { ipv4: 4, ipv6: 8 };

/** Bytes that a log may contain: not one household, but a network of many. */
const loggedBytes = { ipv4: 3, ipv6: 6 };

/** The key under which the requests of an address are counted: IPv4 as it is, IPv6 by its /64. */
export function addressKey(ip: string): string {
  return ip.includes(':') ? prefixOf(ip, countedBytes) : ip.slice(0, longestName);
}

/** The networks of the last addresses: a proxy's or a busy client's comes with each request. */
const networks = new Map<string, string>();
const KEPT = 1000;

/** An address for the log, without what would name a person: its /24 in IPv4, its /48 in IPv6. */
export function networkOf(ip: string): string {
  const known = networks.get(ip);
  if (known !== undefined) return known;
  if (networks.size >= KEPT) networks.clear();
  const network = prefixOf(ip.slice(0, longestName), loggedBytes);
  networks.set(ip.slice(0, longestName), network);
  return network;
}

function prefixOf(ip: string, bytes: typeof countedBytes): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  // An IPv4 address that is written as IPv6 (::ffff:192.0.2.1) becomes IPv4.
  const address = ipaddr.process(ip);
  const kept = bytes[address.kind()];
  const shown = address.toByteArray().map((byte, at) => (at < kept ? byte : 0));
  const network = ipaddr.fromByteArray(shown).toString();
  return kept * 8 === shown.length * 8 ? network : `${network}/${kept * 8}`;
}
