/** Statements paid in a month (S-1210). */

import { all, at, RefusedXml, textAt } from '../../../xml/tree.ts'
import { isPeriod } from './amounts.ts'
import { type EventHeader, type FoundEvent, headerOf } from './events.ts'

interface PaidStatement {
  /** Statement id (ideDmDev). */
  readonly statement: string
  /** Period of the originating event. */
  readonly reference: string
  /** Originating event; null for unsupported ones. */
  readonly event: 'S-1200' | 'S-2299' | 'S-2399' | null
  readonly paidOn: string
  readonly abroad: boolean
}

export interface Payments {
  readonly found: EventHeader
  readonly file: string
  readonly cpf: string
  readonly period: string
  readonly paid: readonly PaidStatement[]
}

/** Originating event by tpPgto. */
const OWED_BY: Readonly<Record<string, PaidStatement['event']>> = { '1': 'S-1200', '2': 'S-2299', '3': 'S-2399' }

export function paymentsOf(found: FoundEvent, file: string): Payments {
  const { body } = found
  const period = textAt(body, 'ideEvento', 'perApur')
  if (!isPeriod(period)) throw new RefusedXml('o evento não diz o período de apuração')
  const worker = at(body, 'ideBenef')
  return {
    found: headerOf(found),
    file,
    cpf: textAt(worker, 'cpfBenef'),
    period,
    paid: all(worker, 'infoPgto').map((payment) => ({
      statement: textAt(payment, 'ideDmDev'),
      reference: textAt(payment, 'perRef'),
      event: OWED_BY[textAt(payment, 'tpPgto')] ?? null,
      paidOn: textAt(payment, 'dtPgto'),
      abroad: textAt(payment, 'paisResidExt') !== '',
    })),
  }
}
