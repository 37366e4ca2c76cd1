/** Figures that a document lacks: an absent one is zero only where the document shows that nothing else is on its side. */
import type { Money } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import type { CheckContext } from '../../../../operation/definition/check.ts'
import { foldedLabel, isOfOtherMonth, isOwnRegime } from './line-labels.ts'
import type { KnownLine, Readings } from './lines.ts'
import type { Month } from './pay-document.ts'

/** Natures of pay that only an employee or a domestic worker has. */
const PAY_OF_EMPLOYEE = ['1000', '6000', '1003', '1012', '4050', '1201', '1202', '1203', '1204', '1205', '1206', '1207', '1211']
const EMPLOYED = ['employee', 'domestic', 'apprentice']

/** True for an employee, told or shown by a line of pay. */
export const isEmployed = ({ worker, facts, lines }: Pick<Month, 'worker' | 'facts' | 'lines'>): boolean =>
  EMPLOYED.includes(worker.kind) &&
  (facts.worker !== undefined ||
    worker.kind !== 'employee' ||
    lines.some(({ kind, nature }) => kind === 'earning' && nature !== null && PAY_OF_EMPLOYEE.includes(nature)))

export function askWorker(ctx: CheckContext): Phrase {
  ctx.inform('É carteira assinada, estágio, aprendiz, sócio ou autônomo?', 'worker', [
    'employee',
    'domestic',
    'intern',
    'apprentice',
    'partner',
    'own_account',
    'retiree',
  ])
  return 'O papel não diz quem recebe, e disso depende o que é devido.'
}

export function askOtherPapers(ctx: CheckContext, why: Phrase): Phrase {
  ctx.inform('Há outro papel deste mês (adiantamento, férias, 13º)?', 'other_papers', ['true', 'false'])
  return why
}

/** Words of a deduction that may hold a legal one. */
const MAY_BE_LEGAL = /\blegais\b|\bprevid\w*\b|\bcontrib\w*\b|\bencargos?\b|\brecolhimento\b|\bimposto\b/
/** Natures whose words are like those of a legal deduction, and that are another one. */
const NAMED = ['9223', '9230', '9231', '9232', '9233', '9213', '9253', '9254']
const NEAR = 10n
const near = (one: Money, other: Money): boolean => other > 0n && one - other <= NEAR && other - one <= NEAR

/** A deduction that may be the absent one: without a nature, with like words, or of a like amount. */
export function lineThatMayBe(
  ctx: CheckContext,
  lines: readonly KnownLine[],
  { of, own, amounts }: { readonly of: string; readonly own: string; readonly amounts: readonly Money[] },
): Phrase | null {
  const taken = lines.filter(({ kind, nature }) => kind === 'deduction' && nature !== own)
  const unclear = ({ label, nature, incidence }: KnownLine): boolean =>
    (nature === null && incidence.length === 0) ||
    (nature !== '9201' && nature !== '9203' && !NAMED.includes(nature ?? '') && MAY_BE_LEGAL.test(foldedLabel(label))) ||
    (nature === null && isOwnRegime(label))
  const found =
    taken.find((line) => unclear(line) && amounts.some((amount) => near(line.amount, amount))) ??
    taken.find(({ amount }) => amounts.some((each) => near(amount, each))) ??
    taken.find(unclear)
  if (!found) return null
  if (isOwnRegime(found.label)) {
    ctx.inform(say`"${found.label}" é o INSS, ou o regime próprio de quem é servidor público?`, 'line_is', ['9201', '9299'])
    return 'Uma contribuição deste papel pode ser a do regime próprio de servidor público, que não é o INSS.'
  }
  ctx.inform(say`A linha "${found.label}" de ${found.amount} é o ${of}?`, 'line_is', [own, '9299'])
  return say`Não há ${of} neste papel, mas "${found.label}", de ${found.amount}, pode ser ele.`
}

/** Reason why a contribution that the document lacks may still be right. */
export function inssAbsence(ctx: CheckContext, month: Month, readings: Readings, due: Money, tax: Money): Phrase | null {
  if (!isEmployed(month) && month.worker.kind !== 'partner') return askWorker(ctx)
  const line = lineThatMayBe(ctx, month.lines, { of: 'INSS', own: '9201', amounts: [due, due + tax] })
  if (line) return line
  const doubtful = readings.all.find(({ inss }) => inss === 0n) ? readings.either : []
  if (doubtful.length > 0) return askNature(ctx, doubtful[0]!, 'INSS')
  const elsewhere = paidElsewhere(ctx, month, 'INSS')
  if (elsewhere) return elsewhere
  if (month.facts.otherJobs === undefined) {
    ctx.inform('Você tem outro emprego ou recolhe INSS por fora?', 'other_jobs')
    return say`Não há INSS neste papel; seria ${due}, a menos que outro emprego já desconte.`
  }
  if (month.facts.otherJobs.length === 0) ctx.told.push('não tenho outro emprego')
  return null
}

/** Pay whose withholding may stand on another document of the month. */
export function paidElsewhere(ctx: CheckContext, { lines, facts, kinds }: Month, of: string): Phrase | null {
  if (facts.otherPapers === false) return null
  const pays = lines.filter(({ kind, nature }) => kind === 'earning' && nature !== null)
  if (!kinds.includes('monthly')) return askOtherPapers(ctx, say`O papel é um entre os do mês: o ${of} pode estar em outro.`)
  if (pays.some(({ nature }) => nature === '1016' || nature === '1017'))
    return askOtherPapers(ctx, say`O papel tem férias: o ${of} pode estar no recibo delas.`)
  const plain = pays.some(({ nature, label }) => nature === '1000' && !isOfOtherMonth(label))
  if (!plain && pays.some(({ label }) => isOfOtherMonth(label)))
    return askOtherPapers(ctx, say`O papel paga diferença de outro mês: o ${of} pode estar no papel de lá.`)
  return null
}

/** Asks the nature of a line that the law admits to read in more than one way. */
export function askNature(ctx: CheckContext, { label, natures }: KnownLine, of: string): Phrase {
  ctx.inform(say`O que é "${label}", e entra na base do ${of}?`, 'line_is', natures)
  return say`Depende do que é "${label}": a lei admite mais de uma leitura.`
}
