/**
 * By what an address is counted: an IPv4 address itself, the /64 of an IPv6 address (one household has all of it), null for
 * nobody's address (unknown, loopback), which is not counted.
 */
export function countedAddress(ip: string): string | null {
  const text = ip.trim().toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  const v4 = mapped?.[1] ?? text;
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(v4)) return v4.startsWith('127.') ? null : v4;
  if (!/^[0-9a-f:]+$/.test(text) || !text.includes(':') || text === '::1' || text === '::') return null;
  const [head = '', tail] = text.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const full =
    tail === undefined
      ? groups
      : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest];
  return `${full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
