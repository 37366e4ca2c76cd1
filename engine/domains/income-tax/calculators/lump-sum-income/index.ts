import { type Money, smallest } from '../../../../core/money.ts'
import { divide, Ratio } from '../../../../core/ratio.ts'
import { joined, plainNumber, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, flag, money, percentOf, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import irrf from '../../../payroll/law/irrf.ts'
import lumpSum from '../../law/lump-sum.ts'
import { accumulatedReduction, accumulatedTax } from '../../rules/accumulated-income.ts'

export default calculator({
  id: 'lump-sum-income',
  slug: 'rendimentos-acumulados-rra',
  title: 'Rendimentos acumulados (RRA)',
  summary:
    'O imposto na fonte de salários, aposentadorias e outros rendimentos de anos anteriores recebidos de uma vez, em ação na Justiça ou atrasados do INSS.',
  seeAlso: { 'income-tax': 'comparar com o imposto do ano, se optar pelo ajuste', 'labour-update': 'corrigir o crédito trabalhista' },
  group: 'impostos',
  headline: 'tax',
  says: { positive: 'O imposto na fonte é de {value}', zero: 'Não há imposto na fonte' },
  picture: { kind: 'parts', title: 'O que sobra e o imposto', parts: ['net', 'tax'] },
  lawDay: 'reference_date',
  input: {
    amount: money('Valor tributável recebido', { hint: 'De anos anteriores, com a correção e sem os juros pelo atraso' }),
    months: quantity('Meses a que se refere', 'months', {
      min: 0.1,
      max: 600,
      hint: 'O 13º de cada ano conta um mês; até uma casa decimal',
    }),
    inss: money('Contribuição ao INSS', { min: 0 }).prefault(0),
    alimony: money('Pensão alimentícia judicial', { min: 0 }).prefault(0),
    legal_expenses: money('Honorários e despesas da ação', { min: 0, hint: 'Pagos por quem recebe' }).prefault(0),
    late_interest: money('Juros pelo atraso', { formerly: ['interest'], min: 0, hint: 'Não são tributados (STF, Tema 808)' }).prefault(0),
    apply_reduction: flag('Aplicar a redução do imposto de 2026').default(true),
    reference_date: referenceDate(),
  },
  result: {
    deductibleExpenses: brl('Despesas que se deduzem', { hint: 'Só a parte do que é tributável' }),
    base: brl('Base de cálculo'),
    monthlyAverage: brl('Média por mês', { hint: 'Do valor, sem as despesas dedutíveis' }),
    ratePercent: percentOf('Alíquota da última faixa'),
    taxBeforeReduction: brl('Imposto pela tabela'),
    reduction: brl('Redução'),
    tax: brl('Imposto na fonte'),
    net: brl('O que sobra', { hint: 'Valor e juros, menos imposto, INSS, pensão e todas as despesas' }),
  },
  answer(input, ctx) {
    const { amount, months, inss, alimony, legal_expenses: expenses, late_interest: interest } = input
    const law = ctx.law(lumpSum)
    const table = ctx.law(irrf)
    if ((months.n * 10n ** BigInt(law.monthsDecimals)) % months.d !== 0n) ctx.refuse('months', 'tem mais de uma casa decimal')
    const deductibleExpenses =
      interest === 0n
        ? expenses
        : ctx.step(
            'Despesas que se deduzem',
            say`${expenses} × ${amount} ÷ (${amount} + ${interest})`,
            divide(expenses * amount, amount + interest, 'halfUp'),
          )
    const base = amount - deductibleExpenses - inss - alimony
    if (base < 0n) ctx.refuse('amount', 'é menor que o que se deduz dele')
    ctx.step('Base de cálculo', () => joined([amount, deductibleExpenses, inss, alimony], ' − '), base)
    const { slices, rate, tax: taxBeforeReduction } = accumulatedTax(base, months, table.brackets)
    ctx.step(
      'Imposto pela tabela',
      () =>
        joined(
          slices.map(({ base: part, rate: of }) => say`${inReais(part)} × ${of}`),
          ' + ',
        ),
      taxBeforeReduction,
    )
    const average = Ratio.of(amount - deductibleExpenses).over(months)
    const reduction = input.apply_reduction ? smallest(accumulatedReduction(average, months, table.reduction), taxBeforeReduction) : 0n
    const tax = ctx.step('Imposto na fonte', say`${taxBeforeReduction} − ${reduction}`, taxBeforeReduction - reduction)
    assumeRra(ctx, input.apply_reduction && table.reduction !== null)
    return {
      deductibleExpenses,
      base,
      monthlyAverage: cents(average),
      ratePercent: rate,
      taxBeforeReduction,
      reduction,
      tax,
      net: amount + interest - tax - inss - alimony - expenses,
    }
  },
})

const cents = ({ n, d }: Ratio): Money => divide(n, d, 'halfUp')
const inReais = ({ n, d }: Ratio) => plainNumber(Ratio.of(n, d * 100n))

function assumeRra(ctx: Context, reduced: boolean): void {
  ctx.assume('Tabela do mês do pagamento, e não a dos meses devidos, com cada limite vezes os meses, por faixas e arredondada uma só vez.')
  ctx.assume(
    'Só rendimentos de anos anteriores ao do pagamento: os do próprio ano seguem a tabela do mês em que se recebe (Lei nº 7.713/1988, art. 12-B).',
  )
  ctx.assume('Sem dependentes, sem desconto simplificado e sem a dispensa de R$ 10,00.')
  ctx.assume('Tributado só na fonte; quem preferir pode levá-lo ao ajuste anual na declaração (art. 12-A, § 5º): compare com income-tax.')
  if (reduced)
    ctx.assume(
      'Como a redução de 2026 se multiplica pelos meses foi lido em uma só fonte; para ver sem ela, informe apply_reduction como falso.',
    )
}
