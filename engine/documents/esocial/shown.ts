/** What was found as plain values, the same through every door. CPFs go out masked. */
import { readersLanguage, spoken, word } from '../../core/language.ts'
import { type Money, toNumber } from '../../core/money.ts'
import { maskedCpf } from './amounts.ts'
import type { EsocialAnswer, EsocialVerdict, WorkerMonth } from './check.ts'
import type { Difference } from './compare.ts'
import type { Income } from './income.ts'
import type { FgtsTotal, InssTotal } from './rebuild.ts'
import type { Place } from './remuneration.ts'

const orNull = (amount: Money | null): number | null => (amount === null ? null : toNumber(amount))
const distinct = (words: readonly string[]): string => [...new Set(words)].filter((word) => word !== '').join(', ')

function shownPlace({ establishment, lotacao, matricula, category }: Place) {
  return { matricula, establishment, lotacao, category }
}

const shownBase = ({ place, thirteenth, type, amount }: InssTotal) => ({
  ...shownPlace(place),
  ind13: thirteenth ? 1 : 0,
  tpValor: type,
  amount: toNumber(amount),
})

const shownDeposit = ({ place, type, incidence, reference, base, deposit }: FgtsTotal) => ({
  ...shownPlace(place),
  tpValor: type,
  indIncid: incidence,
  reference,
  base: toNumber(base),
  deposit: toNumber(deposit),
})

const shownIncome = ({ sums, whole, byTable }: Income) => ({
  whole,
  income: [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([type, amount]) => ({ tpInfoIR: type, amount: toNumber(amount) })),
  byTable: orNull(byTable),
})

function shownWorker({ cpf, period, rebuilt, income }: WorkerMonth) {
  const places = rebuilt.flatMap(({ remuneration }) => remuneration.items.map(({ place }) => place))
  return {
    cpf: maskedCpf(cpf),
    matricula: distinct(places.map(({ matricula }) => matricula)),
    category: distinct(places.map(({ category }) => category)),
    period,
    events: rebuilt.map(({ remuneration }) => remuneration.event),
    s5001: {
      bases: rebuilt.flatMap(({ inss }) => inss.filter(({ amount }) => amount > 0n).map(shownBase)),
      contributions: rebuilt.flatMap(({ contributions }) =>
        contributions.map(({ code, calculated, withheld }) => ({
          tpCR: code,
          calculated: orNull(calculated),
          withheld: toNumber(withheld),
        })),
      ),
    },
    s5002: income === null ? null : shownIncome(income),
    s5003: rebuilt.flatMap(({ fgts }) => fgts.map(shownDeposit)),
  }
}

const shownDifference = ({ event, cpf, period, type, field, rebuilt, returned, difference, rubrics, ...place }: Difference) => ({
  event,
  cpf,
  period,
  ...shownPlace(place),
  tpValor: type,
  field,
  rebuilt: toNumber(rebuilt),
  returned: toNumber(returned),
  difference: toNumber(difference),
  rubrics: rubrics.map((each) => ({ ...each, amount: toNumber(each.amount) })),
})

const many = (count: number, one: string, more: string): string =>
  `${count.toLocaleString(readersLanguage() === null ? 'pt-BR' : 'en-US')} ${spoken(count === 1 ? one : more)}`

const SENTENCES: Readonly<Record<EsocialVerdict, (answer: EsocialAnswer) => string>> = {
  consistent: ({ compared }) =>
    word`Confere: ${many(compared, 'total refeito é igual ao devolvido', 'totais refeitos são iguais aos devolvidos')}.`,
  partly_checked: ({ compared, left }) =>
    left === 0
      ? word`O que foi comparado confere (${many(compared, word`total`, word`totais`)}), mas nem tudo foi lido.`
      : word`O que foi comparado confere (${many(compared, word`total`, word`totais`)}); ${many(left, 'total não pôde ser comparado', 'totais não puderam ser comparados')}.`,
  differs: ({ compared, differences }) =>
    word`De ${many(compared, 'total comparado', 'totais comparados')}, ${many(differences.length, 'é diferente do devolvido', 'são diferentes dos devolvidos')}.`,
  inconclusive: ({ workers }) =>
    workers.length === 0
      ? 'Não há remuneração entre os arquivos: nada foi refeito.'
      : 'Nada do que foi devolvido pôde ser comparado: os totais refeitos estão abaixo.',
}

export function shownEsocial(answer: EsocialAnswer) {
  return {
    verdict: answer.verdict,
    answer: SENTENCES[answer.verdict](answer),
    compared: answer.compared,
    notCompared: answer.left,
    workers: answer.workers.map(shownWorker),
    differences: answer.differences.map(shownDifference),
    notes: answer.notes,
    notUnderstood: answer.notUnderstood.map((each) => ({ ...each, amount: orNull(each.amount) })),
    files: answer.files,
  }
}

export type ShownEsocial = ReturnType<typeof shownEsocial>
