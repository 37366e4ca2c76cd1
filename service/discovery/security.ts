/** security.txt (RFC 9116): where to report a fault, and until when to trust what it says. */
import { addDays, type Day } from '../../engine/core/day.ts'

/** A service that nobody started again for half a year no longer says who looks after it. The RFC recommends less than a year. */
const VALID_DAYS = 180

/** @param contact an address to write to; the page that says how, where there is none. @param startedOn the day the service started. */
export const securityText = (origin: string, contact: string | null, startedOn: Day): string =>
  [
    `Contact: ${contact ?? `${origin}/seguranca`}`,
    `Expires: ${addDays(startedOn, VALID_DAYS)}T00:00:00Z`,
    'Preferred-Languages: pt-BR, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/seguranca`,
    '',
  ].join('\n')
