/** Obligations as an iCalendar object (RFC 5545): deterministic for the same law. */

import { addDays, type Day } from '../../core/day.ts'
import { translate, word } from '../../core/text/language.ts'
import type { Holiday, Obligation } from './obligations.ts'

export interface Feed {
  /** Date of the last review of the rules; changes of the feed are dated by it. */
  readonly reviewedOn: Day
  readonly obligations: readonly Obligation[]
  readonly holidays: readonly Holiday[]
}

const CRLF = '\r\n'
/** Maximum octets per line, excluding the line break (section 3.1). */
const LONGEST = 75

export function icalendarOf({ reviewedOn, obligations, holidays }: Feed): string {
  const called = translate('Centavo: vencimentos')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Centavo//Obrigações//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${called}`,
    `X-WR-CALNAME:${called}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...obligations.flatMap((obligation) => eventOf(obligation, reviewedOn)),
    ...holidays.flatMap((holiday) => holidayEvent(holiday, reviewedOn)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + CRLF).join('')
}

function eventOf({ id, title, competence, dueDate, moved, act, late }: Obligation, reviewedOn: Day): string[] {
  const month = `${competence.slice(5)}/${competence.slice(0, 4)}`
  const summary = escaped(`${title} (${month})`)
  const why = moved ? ' O dia da regra não tem expediente bancário, e o vencimento mudou.' : ''
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${competence}@centavo`,
    `DTSTAMP:${compact(reviewedOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(dueDate)}`,
    `DTEND;VALUE=DATE:${compact(addDays(dueDate, 1))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(word`Referente a ${month}. ${act}.${why} Se atrasar: ${late}`)}`,
    `CATEGORIES:${escaped(id)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:-P2D',
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** Holidays have no alarm. */
function holidayEvent({ date, name, scope }: Holiday, reviewedOn: Day): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:feriado-${date}@centavo`,
    `DTSTAMP:${compact(reviewedOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escaped(translate(name))}`,
    `DESCRIPTION:${translate(scope === 'national' ? 'Feriado nacional.' : 'Os bancos não abrem.')}`,
    'CATEGORIES:feriado',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const compact = (day: Day): string => day.replaceAll('-', '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

const octetsOf = (sign: string): number => new TextEncoder().encode(sign).length

/** Folds lines between characters, never inside a multi-byte sequence. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const sign of line) {
    const size = octetsOf(sign)
    if (octets + size > LONGEST) {
      text += `${CRLF} `
      octets = 1
    }
    text += sign
    octets += size
  }
  return text
}
