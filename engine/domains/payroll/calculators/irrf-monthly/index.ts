import { atLeastZero, type Money, smallest } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, flag, money, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import irrf, { type IrrfTable } from '../../law/irrf.ts'
import { assumeIrrfChoices, irrfDue, irrfFormula } from '../../rules/withholding/irrf.ts'

export default calculator({
  id: 'irrf-monthly',
  slug: 'irrf-do-mes',
  title: 'IRRF do mês',
  summary:
    'O imposto de renda retido do salário ou da aposentadoria do mês, com as deduções, o desconto simplificado, a redução de 2026 e a parte isenta aos 65 anos.',
  seeAlso: {
    'net-salary': 'achar o INSS e o líquido do salário',
    'income-tax': 'ver o imposto do ano, na declaração',
    'check-irrf': 'conferir o imposto de um holerite',
  },
  group: 'impostos',
  headline: 'irrf',
  says: { positive: 'O imposto retido no mês é de {value}', zero: 'Não há imposto retido neste mês' },
  picture: { kind: 'parts', title: 'O imposto da tabela: o que se paga e o que se dispensa', parts: ['irrf', 'reduction', 'waived'] },
  lawDay: 'reference_date',
  input: {
    taxable_income: money('Rendimento tributável do mês', {
      means: 'monthly_income',
      hint: 'O bruto, antes do INSS; com a aposentadoria inteira, se houver. Sem o 13º, que é tributado à parte',
      spoken: ['rendimento', 'renda', 'salário'],
    }),
    inss: money('INSS ou previdência oficial descontada', {
      min: 0,
      hint: 'O do holerite, ou o da calculadora de INSS do salário',
      asked: true,
    }).prefault(0),
    dependents: count('Dependentes').default(0),
    alimony: money('Pensão alimentícia judicial ou por escritura', { min: 0 }).prefault(0),
    private_pension: money('Previdência complementar', { min: 0, hint: 'De servidor ou de plano da empresa' }).prefault(0),
    age_65: flag('Tem 65 anos ou mais', { hint: 'Vale desde o mês do aniversário' }).default(false),
    retirement_income: money('Parte que é aposentadoria ou pensão', {
      min: 0,
      hint: 'Dentro do rendimento; só ela tem a parte isenta dos 65 anos',
    }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    irrf: brl('Imposto retido'),
    irrfOtherReading: brl('Imposto na outra leitura', {
      hint: 'Com a parte isenta dos 65 anos tratada como dedução, que o desconto simplificado substitui',
    }),
    exempt65: brl('Parte isenta aos 65 anos'),
    base: brl('Base de cálculo'),
    deductionUsed: choice('Dedução usada', ['legal', 'simplified'], { legal: 'Deduções legais', simplified: 'Desconto simplificado' }),
    ratePercent: percentOf('Alíquota da faixa'),
    deduct: brl('Parcela a deduzir'),
    beforeReduction: brl('Imposto antes da redução'),
    reduction: brl('Redução da Lei nº 15.270/2025'),
    waived: brl('Imposto de até R$ 10,00 dispensado de retenção'),
  },
  answer(input, ctx) {
    const { taxable_income: income, retirement_income: retirement } = input
    if (retirement > income) ctx.refuse('retirement_income', say`passa do rendimento tributável, ${income}: é uma parte dele`)
    const table = ctx.law(irrf)
    const exempt65 = input.age_65 ? exemptPart(ctx, retirement, table) : 0n
    const deductions = input.inss + BigInt(input.dependents) * table.perDependent + input.alimony + input.private_pension
    const taxable = income - exempt65
    const due = irrfDue({ gross: taxable, deductions }, table)
    const other = irrfDue({ gross: income, deductions: deductions + exempt65, reductionOn: taxable }, table)
    assumeIrrfChoices(ctx, due, table)
    const { base, deductionUsed, ratePercent, deduct, beforeReduction, reduction, waived } = due.detail
    ctx.step('Base do IRRF', () => baseFormula(taxable, base), base)
    ctx.step('IRRF', () => irrfFormula(due), due.amount)
    if (exempt65 > 0n) {
      ctx.assume(
        due.amount === other.amount
          ? 'A parte isenta dos 65 anos é lida como rendimento isento (Lei nº 7.713/1988, art. 6º, XV); lida como dedução (Lei nº 9.250/1995, art. 4º, VI), o imposto é o mesmo.'
          : say`A parte isenta dos 65 anos é lida como rendimento isento (Lei nº 7.713/1988, art. 6º, XV), e o desconto simplificado soma-se a ela; lida como dedução que o desconto substitui (Lei nº 9.250/1995, art. 4º, VI e § 2º), o imposto é ${other.amount}: o que foi lido não decide entre as duas.`,
      )
      ctx.assume('A parte isenta é uma só por mês, ainda que haja duas fontes, e vale desde o mês em que se faz 65 anos.')
    } else if (retirement > 0n && !input.age_65) ctx.assume('Antes do mês em que se faz 65 anos não há parte isenta na aposentadoria.')
    if (input.inss === 0n && retirement === 0n)
      ctx.assume('Sem INSS informado: o de quem tem carteira assinada sai do salário antes, e o imposto do holerite é menor que este.')
    ctx.assume('O 13º é tributado à parte e não entra neste rendimento.')
    return {
      irrf: due.amount,
      irrfOtherReading: other.amount,
      exempt65,
      base,
      deductionUsed,
      ratePercent,
      deduct,
      beforeReduction,
      reduction,
      waived,
    }
  },
})

/** Exempt part of retirement and pension from the month of the 65th birthday (Lei 7.713/1988, art. 6º, XV). */
function exemptPart(ctx: Context, retirement: Money, { exemptFrom65: most }: IrrfTable): Money {
  if (most === null) return ctx.refuse('age_65', 'a parte isenta dos 65 anos não está registrada nesta data')
  const exempt = smallest(retirement, most)
  if (retirement > 0n) ctx.step('Parte isenta aos 65 anos', say`${retirement}, não mais que ${most}`, exempt)
  return exempt
}

/** Caps the deductions: the base is never negative. */
const baseFormula = (taxable: Money, base: Money): Phrase => say`${taxable} − ${atLeastZero(taxable - base)}`
