import { isIPv6 } from 'node:net'

/**
 * The part of an IP address that one subscriber has: of IPv6 the first 64 bits (RFC 6177), since a subscriber may use any
 * address of those; of IPv4 all of it.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [plain = ''] = ip.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  // An embedded IPv4 address stands for two groups.
  const written = before.length + after.length + (plain.includes('.') ? 1 : 0)
  const gap = tail === undefined ? 0 : 8 - written
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
