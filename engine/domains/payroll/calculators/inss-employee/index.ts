import { proportion } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, flag, list, money, object, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import inss from '../../law/inss.ts'
import { assumeInssRounding, inssDue, inssFormula } from '../../rules/withholding/inss.ts'

export default calculator({
  id: 'inss-employee',
  slug: 'inss-do-salario',
  title: 'INSS do empregado',
  summary: 'Quanto se desconta de INSS de um salário, faixa por faixa, com o teto e a alíquota efetiva, desde julho de 1994.',
  seeAlso: {
    'net-salary': 'ver também o imposto e o líquido',
    'inss-several-jobs': 'somar dois ou mais empregos do mesmo mês',
    'check-inss': 'conferir o que foi descontado',
  },
  group: 'trabalho',
  headline: 'inss',
  says: 'O INSS do salário é de {value}',
  picture: { kind: 'bars', title: 'Quanto cada faixa do salário paga', list: 'slices', name: 'upTo', values: ['amount'] },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário do mês', { hint: 'O bruto, com horas extras e adicionais' }),
    reference_date: referenceDate(),
  },
  result: {
    inss: brl('Contribuição ao INSS'),
    slices: list(
      'Cada faixa',
      object('Faixa', {
        upTo: brl('Limite da faixa'),
        ratePercent: percentOf('Alíquota'),
        base: brl('Parte do salário na faixa'),
        amount: brl('Contribuição da faixa'),
      }),
    ),
    effectiveRatePercent: percentOf('Contribuição sobre todo o salário', { decimals: 4 }),
    ceiling: brl('Teto da contribuição', { hint: 'O salário acima dele não contribui' }),
    ceilingApplied: flag('O salário passa do teto'),
  },
  answer({ salary }, ctx) {
    const table = ctx.law(inss)
    const due = inssDue(salary, table)
    assumeInssRounding(ctx, table)
    if (table.progressive)
      ctx.assume(
        'Exemplos da Receita Federal usam o método da parcela a deduzir e mostram 509,60 onde as faixas truncadas do eSocial somam 509,58 (salário de R$ 5.000,00 na tabela de 2025).',
      )
    ctx.assume(
      'Um só emprego no mês: quem tem mais de um soma os salários para achar as faixas e o teto, e divide a contribuição entre os empregadores.',
    )
    ctx.step('INSS', () => inssFormula(due), due.amount)
    const effectiveRatePercent = ctx.step('Alíquota efetiva', say`${due.amount} ÷ ${salary}`, proportion(due.amount, salary))
    return { inss: due.amount, slices: due.slices, effectiveRatePercent, ceiling: table.ceiling, ceilingApplied: salary > table.ceiling }
  },
})
