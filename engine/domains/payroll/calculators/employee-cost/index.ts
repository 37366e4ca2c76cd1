import { formatBRL, formatPercent, portion, proportion, split, sum } from '../../../../core/money.ts'
import { calculator } from '../../../../core/operation/calculator.ts'
import { brl, choice, money, number, object, percentage, referenceDate } from '../../../../core/operation/fields.ts'
import { Ratio, ZERO } from '../../../../core/ratio.ts'
import employerCharges from '../../law/employer-charges.ts'
import { examples } from './examples.ts'

export default calculator({
  id: 'employee-cost',
  title: 'Custo de um empregado',
  summary: 'Quanto um empregado CLT custa à empresa por mês: salário, encargos, provisões de 13º e férias com seus encargos, e benefícios.',
  group: 'negocios',
  keywords: ['encargos', 'contratar', 'folha de pagamento', 'quanto custa um funcionário'],
  headline: 'monthlyTotal',
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal'),
    vale_transporte: money('Vale-transporte pago pela empresa, já sem a parte descontada do empregado', { min: 0 }).prefault(0),
    vale_refeicao: money('Vale-refeição ou alimentação pago pela empresa', { min: 0 }).prefault(0),
    plano_saude: money('Plano de saúde pago pela empresa', { min: 0 }).prefault(0),
    rat_rate: percentage('RAT já multiplicado pelo FAP da empresa', { hint: 'Em regra 1, 2 ou 3' }).prefault(3),
    regime: choice(
      'Regime',
      ['normal', 'simples', 'simples_anexo_iv'],
      { normal: 'Lucro presumido ou real', simples: 'Simples (anexos I, II, III e V)', simples_anexo_iv: 'Simples (anexo IV)' },
      { hint: 'Normal (lucro presumido ou real), simples (anexos I, II, III e V) ou simples_anexo_iv' },
    ).default('normal'),
    reference_date: referenceDate(),
  },
  result: {
    salary: brl('Salário bruto'),
    charges: object('Encargos do mês sobre o salário', {
      inss: brl('INSS patronal'),
      rat: brl('RAT'),
      thirdParties: brl('Terceiros', { hint: 'Salário-educação, Incra, Sistema S e Sebrae' }),
      fgts: brl('FGTS'),
      socialContribution: brl('Contribuição social da LC nº 110/2001, de 2002 a 2006').optional(),
      total: brl('Total'),
    }),
    provisions: object('O que se guarda por mês para o 13º e as férias', {
      thirteenth: brl('Um doze avos do 13º'),
      vacation: brl('Um doze avos das férias com o terço'),
      charges: brl('Encargos sobre os dois'),
      total: brl('Total'),
    }),
    benefits: brl('Benefícios'),
    monthlyTotal: brl('Custo mensal'),
    annualTotal: brl('Custo em doze meses'),
    factor: number('Custo mensal sobre o salário'),
  },
  examples,
  answer(input, ctx) {
    const { salary, rat_rate: rat, regime } = input
    const law = ctx.law(employerCharges)
    if (regime !== 'normal' && !law.simplesNacional)
      ctx.refuse('regime', 'o Simples Nacional só existe desde julho de 2007; nesta data use o regime normal')
    const largestRat = law.rat.serious.times(Ratio.of(BigInt(law.rat.largestFactor)))
    if (rat.compare(largestRat) > 0)
      ctx.refuse('rat_rate', `passa de ${formatPercent(largestRat)}, o maior RAT possível já com o FAP; veio ${formatPercent(rat)}`)

    const paysInss = regime !== 'simples'
    const thirdParties = Object.values(law.thirdParties).reduce((total, rate) => total.plus(rate), ZERO)
    const rates = {
      inss: paysInss ? law.inss : ZERO,
      rat: paysInss ? rat : ZERO,
      thirdParties: regime === 'normal' ? thirdParties : ZERO,
      fgts: law.fgts,
      ...(law.socialContribution && { socialContribution: law.socialContribution }),
    }
    const amounts = Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, portion(salary, rate, 'halfUp')]))
    const charges = { ...(amounts as Record<'inss' | 'rat' | 'thirdParties' | 'fgts', bigint>), total: sum(Object.values(amounts)) }
    const overall = Object.values(rates).reduce((total, rate) => total.plus(rate), ZERO)
    ctx.step(
      'Encargos',
      () =>
        Object.values(rates)
          .filter((rate) => !rate.isZero)
          .map((rate) => `${formatBRL(salary)} × ${formatPercent(rate)}`)
          .join(' + '),
      charges.total,
    )

    const thirteenth = ctx.step('Provisão do 13º', () => `${formatBRL(salary)} ÷ 12`, split(salary, 12, 'halfUp'))
    const vacation = ctx.step('Provisão das férias', () => `${formatBRL(salary)} ÷ 12 × 4/3`, split(salary, 9, 'halfUp'))
    const onProvisions = portion(thirteenth + vacation, overall, 'halfUp')
    ctx.step('Encargos das provisões', () => `${formatBRL(thirteenth + vacation)} × ${formatPercent(overall)}`, onProvisions)
    const provisions = { thirteenth, vacation, charges: onProvisions, total: thirteenth + vacation + onProvisions }

    const benefits = input.vale_transporte + input.vale_refeicao + input.plano_saude
    const monthlyTotal = salary + charges.total + provisions.total + benefits
    ctx.step('Custo mensal', () => [salary, charges.total, provisions.total, benefits].map(formatBRL).join(' + '), monthlyTotal)
    ctx.assume('A provisão das férias inclui o salário do mês de descanso, além do terço: é o custo de quem cobre a ausência.')
    ctx.assume(
      'Encargos também sobre o 13º e as férias provisionados, com o terço (STF, Tema 985); quem os deixa de fora chega a um total menor.',
    )
    if (regime === 'normal')
      ctx.assume(
        `Terceiros de ${formatPercent(thirdParties)}, como em comércio, indústria e na maior parte dos serviços; sem desoneração da folha.`,
      )
    else
      ctx.assume(
        'Optante do Simples: sem contribuição a terceiros (LC nº 123/2006, art. 13, § 3º); a patronal dos outros anexos está no DAS.',
      )
    if (law.socialContribution)
      ctx.assume(
        `Contribuição social de ${formatPercent(law.socialContribution)} da LC nº 110/2001, de que só as pequenas empresas do antigo Simples eram isentas.`,
      )
    ctx.assume('Sem multa do FGTS, aviso-prévio, faltas, horas extras e rotatividade.')
    return {
      salary,
      charges,
      provisions,
      benefits,
      monthlyTotal,
      annualTotal: ctx.step('Custo em doze meses', () => `${formatBRL(monthlyTotal)} × 12`, monthlyTotal * 12n),
      factor: proportion(monthlyTotal, salary).toNumber(4),
    }
  },
})
