/** Terms of a contract pasted as text: each is read only where its own words stand beside it. */

import { withoutUndefined } from '../../../../core/collections/records.ts'
import { type Day, dayOf } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { percent, type Ratio } from '../../../../core/ratio.ts'
import { folded } from '../../../../core/text/text.ts'
import type { Modality } from '../../rules/average-rates/modalities.ts'

export interface ContractTerms {
  readonly modality?: Modality
  readonly contract_date?: Day
  readonly first_due?: Day
  readonly amount?: Money
  readonly total_financed?: Money
  readonly iof_amount?: Money
  readonly monthly_insurance?: Money
  readonly financed_fees?: Money
  readonly installments?: number
  readonly installment?: Money
  readonly monthly_rate?: Ratio
  readonly annual_rate?: Ratio
  readonly cet_annual?: Ratio
}

const AMOUNT = String.raw`(?:r\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2}|\d+,\d{2})`
const RATE = String.raw`(\d{1,4}(?:,\d{1,4})?) ?%`
const DATE = String.raw`(\d{2})/(\d{2})/(\d{4})`
const BESIDE = String.raw`[^\d%]{0,24}`

/** Words of each kind of credit, the more specific first. A text with words of two kinds names neither. */
const KINDS: readonly (readonly [Modality, RegExp])[] = [
  ['payroll_inss', /consignad\w*[^.]{0,60}(?:inss|beneficio|aposentad|pensionista)|(?:inss|beneficio)[^.]{0,40}consignad/],
  ['payroll_public', /siape|consignad\w*[^.]{0,60}(?:servidor|publico)|servidor[^.]{0,40}consignad/],
  ['payroll_private', /credito do trabalhador|consignad\w*[^.]{0,60}(?:clt|privad)|(?:clt|privad\w*)[^.]{0,40}consignad/],
  ['card_instalments', /parcelamento (?:da|de) fatura/],
  ['card_revolving', /rotativo/],
  ['overdraft', /cheque especial/],
  ['vehicle', /veiculo|automovel|\bmoto\b|motocicleta|\bcarro\b/],
  ['personal', /emprestimo pessoal|credito pessoal(?! consignado)/],
]

export function contractTerms(text: string): ContractTerms {
  const plain = folded(text).replace(/\s+/g, ' ')
  const cost = cetIn(plain)
  const rest = plain.replace(/custo efetivo total/g, SHORT_CET).replace(CET, ' ')
  const payments = new RegExp(String.raw`(\d{1,3}) ?(?:x|parcelas?|prestacoes)(?: mensais)?(?: iguais)?(?: de)? ?${AMOUNT}`).exec(rest)
  const kinds = KINDS.filter(([, words]) => words.test(plain)).map(([name]) => name)
  return withoutUndefined({
    modality: kinds.length === 1 ? kinds[0] : undefined,
    contract_date: dateBeside(rest, /emissao|data do contrato|data da contratacao|contratado em/),
    first_due: dateBeside(rest, /primeiro vencimento|vencimento da primeira(?: parcela)?|1a parcela|primeira parcela/),
    amount: amountBeside(rest, /valor do credito|valor liberado|valor liquido|valor do emprestimo/),
    total_financed: amountBeside(rest, /valor financiado|valor total do credito|total financiado/),
    iof_amount: amountBeside(rest, /\biof\b/),
    monthly_insurance: amountBeside(rest, /seguro mensal/),
    financed_fees: amountBeside(rest, /tarifa de cadastro|tarifa de avaliacao/),
    installments: payments ? Number(payments[1]) : undefined,
    installment: payments ? centavos(payments[2]!) : undefined,
    ...ratesIn(rest),
    cet_annual: cost,
  })
}

const SHORT_CET = /cet/.source
const CET = new RegExp(String.raw`cet${BESIDE}${RATE} ?(?:a\.? ?m\.?|ao mes)?[,; e]*(?:${RATE} ?(?:a\.? ?a\.?|ao ano))?`)

function cetIn(plain: string): Ratio | undefined {
  const found = CET.exec(plain.replace(/custo efetivo total/g, SHORT_CET))
  const yearly = found?.[2] ?? (found && /a\.? ?a|ao ano/.test(found[0]) ? found[1] : undefined)
  return yearly === undefined ? undefined : rateIn(yearly)
}

const LARGEST_DIFFERENCE = 0.0002

/** Rates with their period; without periods, the larger is the yearly one only when the smaller compounds to it. */
function ratesIn(text: string): Pick<ContractTerms, 'monthly_rate' | 'annual_rate'> {
  const monthly = new RegExp(String.raw`${RATE} ?(?:a\.? ?m\b|ao mes)`).exec(text)?.[1]
  const annual = new RegExp(String.raw`${RATE} ?(?:a\.? ?a\b|ao ano)`).exec(text)?.[1]
  if (monthly || annual)
    return withoutUndefined({ monthly_rate: monthly ? rateIn(monthly) : undefined, annual_rate: annual ? rateIn(annual) : undefined })
  const found = [...text.matchAll(new RegExp(RATE, 'g'))].map(([, rate]) => Number(rate!.replace(',', '.')) / 100)
  if (found.length !== 2) return {}
  const [small = 0, large = 0] = found.toSorted((a, b) => a - b)
  if (Math.abs((1 + small) ** 12 - 1 - large) > LARGEST_DIFFERENCE) return {}
  return { monthly_rate: percent(Number((small * 100).toFixed(4))), annual_rate: percent(Number((large * 100).toFixed(4))) }
}

const centavos = (written: string): Money => BigInt(written.replace(/\D/g, ''))
const rateIn = (written: string): Ratio => percent(written.replace(',', '.'))

function amountBeside(text: string, words: RegExp): Money | undefined {
  const found = new RegExp(`(?:${words.source})${BESIDE}${AMOUNT}`).exec(text)
  return found ? centavos(found[1]!) : undefined
}

function dateBeside(text: string, words: RegExp): Day | undefined {
  const found = new RegExp(`(?:${words.source})${BESIDE}${DATE}`).exec(text)
  return found ? dayOf(Number(found[3]), Number(found[2]), Number(found[1])) : undefined
}
