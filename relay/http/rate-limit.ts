// How often one address may send. A purse of coins: full at first, each enquiry takes one, time puts them back.
import { isIPv6 } from 'node:net'

/** Beyond so many addresses the longest unseen are forgotten: a flood must not fill our memory. */
const MAX_PURSES = 10_000
const MINUTE_MS = 60_000

type Purse = { coins: number; countedAt: number }

export type Rate = { take(address: string): boolean }

export function createRate(perMinute: number, now: () => number = Date.now): Rate {
  const purses = new Map<string, Purse>()

  function take(address: string): boolean {
    if (perMinute === 0) return true
    const holder = holderOf(address)
    const purse = refilled(purses.get(holder))
    // Taken out and put in again, so that the map's order is the order of last use.
    purses.delete(holder)
    purses.set(holder, purse)
    forgetOldest()
    if (purse.coins < 1) return false
    purse.coins -= 1
    return true
  }

  function refilled(purse: Purse | undefined): Purse {
    if (!purse) return { coins: perMinute, countedAt: now() }
    const earned = ((now() - purse.countedAt) / MINUTE_MS) * perMinute
    return { coins: Math.min(perMinute, purse.coins + Math.max(0, earned)), countedAt: now() }
  }

  function forgetOldest() {
    if (purses.size <= MAX_PURSES) return
    const [oldest] = purses.keys()
    if (oldest !== undefined) purses.delete(oldest)
  }

  return { take }
}

/** A household has one IPv4 address but 2^64 IPv6 addresses; its prefix is what stays. */
function holderOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return groups.slice(0, 4).join(':')
}
