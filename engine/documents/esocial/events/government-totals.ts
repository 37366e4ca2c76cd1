/** Totals returned by eSocial: S-5001, S-5002 and S-5003. */
import type { Money } from '../../../core/money.ts'
import { all, at, type Node, RefusedXml, textAt } from '../../../xml/tree.ts'
import { amountAt, isPeriod } from './amounts.ts'
import type { FoundEvent } from './events.ts'

interface ReturnedBase {
  readonly establishment: string
  readonly lotacao: string
  readonly matricula: string
  readonly category: string
  readonly thirteenth: boolean
  readonly type: string
  readonly amount: Money
}

interface ReturnedContribution {
  /** Revenue code (tpCR). */
  readonly code: string
  readonly calculated: Money
  readonly withheld: Money
}

interface ReturnedDeposit {
  readonly establishment: string
  readonly lotacao: string
  readonly matricula: string
  readonly category: string
  readonly type: string
  /** indIncid: 1, or 9 when suspended by a court. */
  readonly incidence: string
  /** perRef of totals listed separately (infoBasePerAntE); otherwise null. */
  readonly reference: string | null
  readonly base: Money
  readonly deposit: Money
}

export interface Returned {
  readonly event: 'S-5001' | 'S-5002' | 'S-5003'
  readonly employer: string
  readonly cpf: string
  readonly period: string
  /** Receipt of the event totalled. */
  readonly baseReceipt: string
  readonly madeAt: string
  readonly taxClass: string
  readonly bases: readonly ReturnedBase[]
  readonly contributions: readonly ReturnedContribution[]
  readonly deposits: readonly ReturnedDeposit[]
  /** S-5002: sums by tpInfoIR. */
  readonly income: ReadonlyMap<string, Money>
}

export function returnedOf({ event, body, employer, madeAt }: FoundEvent): Returned {
  const period = textAt(body, 'ideEvento', 'perApur')
  if (!isPeriod(period)) throw new RefusedXml('o evento não diz o período de apuração')
  const worker = at(body, 'ideTrabalhador')
  const common = {
    employer,
    period,
    madeAt,
    cpf: textAt(worker, 'cpfTrab') || textAt(worker, 'cpfBenef'),
    baseReceipt: textAt(body, 'ideEvento', 'nrRecArqBase'),
    taxClass: '',
    bases: [],
    contributions: [],
    deposits: [],
    income: new Map<string, Money>(),
  }
  if (event === 'S-5001')
    return {
      ...common,
      event,
      taxClass: textAt(body, 'infoCp', 'classTrib'),
      bases: all(at(body, 'infoCp'), 'ideEstabLot').flatMap(basesIn),
      contributions: all(body, 'infoCpCalc').map((node) => ({
        code: textAt(node, 'tpCR'),
        calculated: amountAt(node, 'vrCpSeg'),
        withheld: amountAt(node, 'vrDescSeg'),
      })),
    }
  if (event === 'S-5003') return { ...common, event, deposits: all(at(body, 'infoFGTS'), 'ideEstab').flatMap(depositsIn) }
  return { ...common, event: 'S-5002', income: incomeIn(worker) }
}

const basesIn = (place: Node): ReturnedBase[] =>
  all(place, 'infoCategIncid').flatMap((contract) =>
    all(contract, 'infoBaseCS').map((base) => ({
      establishment: textAt(place, 'nrInsc'),
      lotacao: textAt(place, 'codLotacao'),
      matricula: textAt(contract, 'matricula'),
      category: textAt(contract, 'codCateg'),
      thirteenth: textAt(base, 'ind13') === '1',
      type: textAt(base, 'tpValor'),
      amount: amountAt(base, 'valor'),
    })),
  )

const depositsIn = (establishment: Node): ReturnedDeposit[] =>
  all(establishment, 'ideLotacao').flatMap((lotacao) =>
    all(lotacao, 'infoTrabFGTS').flatMap((contract) => {
      const place = {
        establishment: textAt(establishment, 'nrInsc'),
        lotacao: textAt(lotacao, 'codLotacao'),
        matricula: textAt(contract, 'matricula'),
        category: textAt(contract, 'codCateg'),
      }
      const bases = at(contract, 'infoBaseFGTS')
      const now = all(bases, 'basePerApur').map((base) => ({
        ...place,
        type: textAt(base, 'tpValor'),
        incidence: textAt(base, 'indIncid'),
        reference: null,
        base: amountAt(base, 'remFGTS'),
        deposit: amountAt(base, 'dpsFGTS'),
      }))
      const apart = all(bases, 'infoBasePerAntE').flatMap((earlier) =>
        all(earlier, 'basePerAntE').map((base) => ({
          ...place,
          type: textAt(base, 'tpValorE'),
          incidence: textAt(base, 'indIncidE'),
          reference: textAt(earlier, 'perRef'),
          base: amountAt(base, 'remFGTSE'),
          deposit: amountAt(base, 'dpsFGTSE'),
        })),
      )
      return [...now, ...apart]
    }),
  )

function incomeIn(worker: Node | undefined): ReadonlyMap<string, Money> {
  const sums = new Map<string, Money>()
  for (const statement of all(worker, 'dmDev'))
    for (const income of all(statement, 'infoIR')) {
      const type = textAt(income, 'tpInfoIR')
      sums.set(type, (sums.get(type) ?? 0n) + amountAt(income, 'valor'))
    }
  return sums
}
