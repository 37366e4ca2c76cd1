/** Correction and interest of a claim, under its rule, phases, index or table. */

import { addDays, type Day, isDay, later } from '../core/day.ts'
import { ONE, type Ratio } from '../core/ratio.ts'
import { say } from '../core/text/sentence.ts'
import { Correction, type CorrectionTerms, type Phase, rulePhases } from '../domains/court/rules/correction.ts'
import { monthStart } from '../domains/court/rules/indexes.ts'
import type { GivenInterest } from '../domains/court/rules/interest.ts'
import { PhasedInterest } from '../domains/court/rules/phased-interest.ts'
import type { ContractInput, UpdateInput } from './input.ts'
import { byMonth } from './items/pay.ts'
import { exactPercent, type Session } from './session.ts'

export class ClaimUpdate {
  readonly phases: readonly Phase[]
  readonly #session: Session
  readonly #contract: ContractInput
  readonly #input: UpdateInput | undefined
  readonly #typed: ReadonlyMap<number, Ratio> | undefined
  readonly #terms: Omit<CorrectionTerms, 'settled'>
  readonly #corrections = new Map<Day, Correction>()
  readonly #interests = new Map<Day, PhasedInterest>()
  readonly #factors = new Map<string, Ratio>()
  readonly #rates = new Map<string, Ratio>()

  constructor(session: Session, contract: ContractInput, input: UpdateInput | undefined) {
    this.#session = session
    this.#contract = contract
    this.#input = input
    this.#typed = input?.factors && byMonth(input.factors)
    this.phases = phasesOf(session, contract, input)
    this.#terms = { phases: this.phases, start: input?.start ?? 'next_month', ignoreNegative: input?.ignore_negative ?? false }
    if (this.phases.some(({ from }) => from !== null && from <= contract.settled_on && !from.endsWith('-01'))) {
      session.assume(
        'Fase que começa no meio do mês divide o mês pelos dias corridos: proporção geométrica nos índices, simples na Selic. Como o PJe-Calc divide não foi confirmado.',
      )
    }
  }

  /** Factor of a month to a day, omitted: the settlement. */
  factor(month: number, to: Day = this.#contract.settled_on): Ratio {
    if (this.#typed) {
      const typed = this.#typed.get(month)
      if (!typed) this.#session.warn('Um mês não está em factors: ficou com o fator 1.')
      return typed ?? ONE
    }
    const key = `${month} ${to}`
    const known = this.#factors.get(key)
    if (known) return known
    const factor = this.#correction(to).factor(monthStart(month))
    this.#factors.set(key, factor)
    return factor
  }

  /** First day of interest on a pivot, by the last phase's rule. */
  startOf(pivot: Day): Day {
    return addDays(this.#input?.pre_judicial ? pivot : later(pivot, this.#contract.filed), 1)
  }

  /** Key of the capital that shares its interest: debts before the filing differ where interest runs before it. */
  groupKey(pivot: Day): string {
    return this.phases.some(({ beforeFiling }) => beforeFiling) ? pivot : this.startOf(pivot)
  }

  /** Rate of interest on a debt between its pivot and a day. @param since eve of a new count, after a payment. */
  rate(pivot: Day, to: Day = this.#contract.settled_on, since?: Day): Ratio {
    const from = since === undefined ? pivot : later(pivot, since)
    const key = `${this.groupKey(from)} ${to}`
    const known = this.#rates.get(key)
    if (known) return known
    const rate = this.#interest(to).rate(from)
    this.#rates.set(key, rate)
    return rate
  }

  #correction(settled: Day): Correction {
    let correction = this.#corrections.get(settled)
    if (!correction) {
      correction = new Correction(this.#session.table, { ...this.#terms, settled })
      this.#corrections.set(settled, correction)
    }
    return correction
  }

  #interest(settled: Day): PhasedInterest {
    let interest = this.#interests.get(settled)
    if (!interest) {
      const { filed } = this.#contract
      const terms = { filed, settled, preJudicial: this.#input?.pre_judicial ?? false, given: givenOf(this.#input) }
      interest = new PhasedInterest(this.#session.ctx, this.#session.table, this.#correction(settled).spans, terms)
      this.#interests.set(settled, interest)
    }
    return interest
  }

  /** Months without a published rate, as YYYY-MM. */
  missingMonths(): string[] {
    const months = new Set([...this.#session.table.missing.values()].flatMap((each) => [...each]))
    return [...months].sort((a, b) => a - b).map((month) => monthStart(month).slice(0, 7))
  }
}

function givenOf(input: UpdateInput | undefined): GivenInterest {
  return {
    percent: input?.interest_percent === undefined ? undefined : exactPercent(input.interest_percent),
    monthly: input?.monthly_rate === undefined ? undefined : exactPercent(input.monthly_rate),
    counting: input?.counting ?? 'fraction',
    compound: input?.compound ?? false,
  }
}

function phasesOf(session: Session, { filed, settled_on: settled, admission }: ContractInput, input: UpdateInput | undefined): Phase[] {
  if (input === undefined) return rulePhases(session.ctx, 'adc58', filed, admission, settled)
  const named = (['rule', 'phases', 'index', 'factors'] as const).filter((name) => input[name] !== undefined)
  if (named.length > 1) session.refuse(`update.${named[1]}`, say`não vale com ${named[0]!}: informe um só`)
  const typed = input.interest_percent !== undefined || input.monthly_rate !== undefined
  const interest = input.interest ?? (typed ? 'given' : 'none')
  if (interest === 'given' && !typed) session.refuse('update.interest_percent', 'é necessário com o regime given, ou monthly_rate')
  if (input.rule)
    return rulePhases(session.ctx, input.rule, filed, admission, settled).map((phase) => (input.interest ? { ...phase, interest } : phase))
  if (!input.phases) return [{ from: null, index: input.index ?? 'none', interest, beforeFiling: false }]
  const hasFiling = input.phases.some(({ from }) => from === 'filing')
  return input.phases.map(({ from, ...phase }, at) => {
    const day = from === 'due' ? null : from === 'filing' ? filed : isDay(from) ? from : undefined
    if (day === undefined) session.refuse(`update.phases.${at}.from`, 'deve ser due, filing ou uma data AAAA-MM-DD')
    return { from: at === 0 ? null : day, ...phase, beforeFiling: hasFiling && from === 'due' }
  })
}
