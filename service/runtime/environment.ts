/** Reads environment variables by type and records each invalid one with the expected format. */

import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { isOneOf } from '../../engine/core/collections/records.ts'
import { codeOf } from '../../engine/core/errors.ts'
import { meant } from '../../engine/core/text/unknown-name.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export class EnvironmentReader {
  readonly problems: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  value(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined
  }

  integer(name: string, fallback: number | null, most: number): number | null {
    const text = this.value(name)
    if (text === undefined) return fallback
    if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text)
    this.problems.push(`${name} must be a whole number from 0 to ${most}; it is "${text}".`)
    return fallback
  }

  atLeastOne(name: string, fallback: number, most: number): number {
    const text = this.value(name)
    if (text === undefined) return fallback
    if (/^[1-9]\d?$/.test(text) && Number(text) <= most) return Number(text)
    this.problems.push(`${name} must be a whole number from 1 to ${most}; it is "${text}".`)
    return fallback
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const text = this.value(name)
    if (text === undefined) return fallback
    if (isOneOf(allowed, text)) return text
    this.problems.push(`${name} must be one of ${allowed.join(', ')}; it is "${text}"${meant(text, allowed, 1).english || '.'}`)
    return fallback
  }

  /** @param wanting additional validation of the URL; returns the problem. */
  address(name: string, schemes: readonly string[], wanting: (parsed: URL) => string | false): string | null {
    const text = this.value(name)
    if (text === undefined) return null
    const parsed = URL.canParse(text) ? new URL(text) : null
    const start = schemes.map((scheme) => `${scheme}://`).join(' or ')
    const problem =
      parsed && schemes.includes(parsed.protocol.slice(0, -1)) && parsed.hostname ? wanting(parsed) : `an address that starts with ${start}`
    if (!problem) return text.replace(/\/+$/, '')
    this.problems.push(`${name} must be ${problem}; it is "${hidden(text)}".`)
    return null
  }

  /** An address that people write to, as security.txt wants it. */
  contact(name: string): string | null {
    const text = this.value(name)
    if (text === undefined) return null
    if (/^mailto:[^\s@]+@[^\s@]+$/.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text))) return text
    this.problems.push(`${name} must be an address that starts with mailto: or https://; it is "${text}".`)
    return null
  }

  folder(name: string, path: string): string {
    if (isFolderOrNothing(path)) return path
    this.problems.push(`${name} must be a folder, there or to be made; "${path}" is something else.`)
    return path
  }

  proxies(name: string): false | number | string {
    const text = this.value(name)
    if (text === undefined || text === 'false') return false
    if (/^[1-9]\d?$/.test(text)) return Number(text)
    if (text.split(',').every((part) => isProxy(part.trim()))) return text
    this.problems.push(
      `${name} must be a number of proxies in front (1 to 99), their addresses (10.0.0.0/8, …), or loopback, linklocal, uniquelocal; it is "${text}".`,
    )
    return false
  }

  origins(name: string): string[] {
    const asked = (this.value(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    const bad = asked.filter((part) => !URL.canParse(part) || new URL(part).origin !== part.replace(/\/$/, ''))
    if (bad.length > 0)
      this.problems.push(`${name} must be origins separated by commas, like https://app.example; "${bad.join(', ')}" is not.`)
    return asked.filter((part) => !bad.includes(part)).map((part) => new URL(part).origin)
  }

  /** `auto`: one per core. */
  processes(name: string, most: number): number {
    const text = this.value(name)
    if (text === undefined) return 1
    if (text === 'auto') return availableParallelism()
    if (/^[1-9]\d?$/.test(text) && Number(text) <= most) return Number(text)
    this.problems.push(`${name} must be auto or a whole number from 1 to ${most}; it is "${text}".`)
    return 1
  }
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', prefix, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128))
}

function isFolderOrNothing(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    return codeOf(error) === 'ENOENT' || codeOf(error) === 'EACCES'
  }
}

/** Masks credentials in a URL. */
function hidden(text: string): string {
  return text.replace(/\/\/[^@/]*@/, '//…@').slice(0, 60)
}
