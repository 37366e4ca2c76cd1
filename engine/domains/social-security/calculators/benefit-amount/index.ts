import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, flag, list, money, percentOf, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import retirement from '../../law/retirement.ts'
import { averageShare, benefitLimits, benefitOf, limitWords, type Mean, meanOf } from '../../rules/benefit.ts'

export default calculator({
  id: 'benefit-amount',
  slug: 'valor-da-aposentadoria',
  title: 'Valor da aposentadoria',
  summary:
    'O valor do benefício do INSS pela média, com o percentual do tempo de contribuição, o piso e o teto. Para saber quando há direito, use retirement-transition; para a regra permanente inteira, retirement.',
  seeAlso: { when_to_retire: 'decidir a melhor data' },
  group: 'trabalho',
  headline: 'benefit',
  says: 'A aposentadoria é de {value} por mês',
  lawDay: 'reference_date',
  input: {
    sex: choice('Sexo', ['male', 'female'], { male: 'Homem', female: 'Mulher' }),
    contribution_years: quantity('Tempo de contribuição, em anos', 'years', { min: 0, max: 60, hint: 'Só os anos completos contam' }),
    average: money('Média das contribuições', { hint: 'De todas desde julho de 1994, corrigidas. Ou informe cada uma' }).optional(),
    contributions: list('Contribuições', money('Contribuição corrigida'), {
      hint: 'Cada salário de contribuição desde julho de 1994, já corrigido, no lugar da média',
    })
      .min(1)
      .max(600)
      .optional(),
    kind: choice(
      'Benefício',
      ['programmed', 'incapacity', 'work_incapacity', 'toll100'],
      {
        programmed: 'Aposentadoria por idade, pontos ou idade progressiva',
        incapacity: 'Incapacidade permanente comum',
        work_incapacity: 'Incapacidade permanente causada pelo trabalho',
        toll100: 'Transição com pedágio de 100%',
      },
      { blank: 'aposentadoria programada' },
    ).default('programmed'),
    reference_date: referenceDate(),
  },
  result: {
    percent: percentOf('Parte da média'),
    averageUsed: brl('Média considerada', { hint: 'Depois do limite do teto' }),
    raw: brl('Antes do piso e do teto'),
    benefit: brl('Benefício mensal'),
    floorApplied: flag('Elevado ao salário mínimo'),
    ceilingApplied: flag('Limitado ao teto do INSS'),
  },
  answer({ sex, contribution_years: years, average, contributions, kind }, ctx) {
    if (average === undefined && contributions === undefined) ctx.refuse('average', 'informe a média ou as contribuições')
    if (average !== undefined && contributions !== undefined)
      ctx.refuse('contributions', 'informe a média ou as contribuições, não as duas')
    const law = ctx.law(retirement)
    const limits = benefitLimits(ctx)
    const mean: Mean = contributions ? meanOf(contributions) : { sum: average!, count: 1 }
    const whole = kind === 'work_incapacity' || kind === 'toll100'
    const threshold = law.permanent[sex === 'male' ? 'homem' : 'mulher'].contributionYears
    const fullYears = Number(years.n / years.d)
    const share = whole ? law.benefit.whole : averageShare(fullYears, threshold, law.benefit)
    ctx.step(
      'Parte da média',
      whole
        ? say`${share}`
        : say`${law.benefit.base} + ${law.benefit.perYear} × ${Math.max(0, fullYears - threshold)}; anos completos acima de ${threshold}`,
      share,
    )
    const due = benefitOf(mean, share, limits)
    ctx.step(
      'Média considerada',
      due.averageLimited
        ? say`${limits.ceiling}; a média passa do teto do INSS e é limitada a ele`
        : mean.count > 1
          ? say`${mean.sum} ÷ ${mean.count}`
          : say`${mean.sum}`,
      due.averageUsed,
    )
    ctx.step(
      'Antes dos limites',
      say`${due.averageLimited || mean.count === 1 ? due.averageUsed : say`${mean.sum} ÷ ${mean.count}`} × ${share}`,
      due.raw,
    )
    ctx.step('Benefício', () => say`${due.benefit}${limitWords(due)}`, due.benefit)

    ctx.assume('A média é limitada ao teto do INSS antes do percentual (EC nº 103/2019, art. 26, § 1º), que pode passar de 100%.')
    ctx.assume('Benefício arredondado ao centavo mais próximo; a lei não fixa o arredondamento.')
    ctx.assume(
      'Contribuições que baixam a média podem ser descartadas enquanto o tempo mínimo se mantém (art. 26, § 6º), o que não é feito aqui.',
    )
    if (kind === 'incapacity')
      ctx.assume('A incapacidade permanente comum segue 60% mais 2% por ano, regra que o STF manteve em 18/12/2025 (Tema 1300).')
    return {
      percent: share,
      averageUsed: due.averageUsed,
      raw: due.raw,
      benefit: due.benefit,
      floorApplied: due.floorApplied,
      ceilingApplied: due.ceilingApplied,
    }
  },
})
