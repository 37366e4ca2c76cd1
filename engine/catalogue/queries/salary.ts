import * as z from 'zod'
import { InvalidInput, NotLoaded } from '../../core/errors.ts'
import { Ratio } from '../../core/ratio.ts'
import { word } from '../../core/text/language.ts'
import { unknownName } from '../../core/text/unknown-name.ts'
import { query } from '../../operation/definition/query.ts'
import type { Occupation, SalariesPort, SalaryHoldings, SalaryStatistics } from '../../operation/evaluation/ports.ts'
import { choice, integer, list, number, object, text } from '../../operation/input/fields.ts'
import { grade, inState, period, salaryWindow, wage, wageNumber } from '../../salaries/fields.ts'
import { familyCode } from '../../salaries/occupations.ts'
import { periodOf } from '../../salaries/port.ts'

const family = { cbo: text('Família da CBO'), name: text('Nome da família'), slug: text('Nome no endereço') }

export default query({
  id: 'salary',
  title: 'Salários de uma profissão',
  slug: 'salario',
  summary:
    'Admissões, desligamentos e salário de admissão de uma família de ocupações (CBO) no Novo CAGED, no país ou em um estado, com o período, o método e o grau de confiança; e, à parte, quanto ganha quem já estava no emprego (RAIS). Informe cbo ou slug.',
  seeAlso: { 'salary-list': 'procurar o nome da profissão' },
  tag: 'Salários',
  path: '/v1/salary',
  cache: 'minute',
  input: {
    cbo: z
      .string()
      .meta({
        description: 'Família da CBO: quatro dígitos, com os zeros à esquerda; ou os seis de uma ocupação, que valem pela família',
        pattern: '^\\d{4}(-?\\d{2})?$',
      })
      .transform((code, ctx) => {
        const found = familyCode(code)
        if (found !== undefined) return found
        ctx.addIssue({
          code: 'custom',
          message: word`deve ter quatro dígitos, como 2124, ou os seis de uma ocupação, como 212405; veio "${code.slice(0, 40)}"`,
        })
        return z.NEVER
      })
      .optional(),
    slug: text('Nome da profissão, como motorista ou analista-de-sistemas', {
      hint: 'O título da família, de uma ocupação ou um sinônimo; se servir a mais de uma família, vale a mais provável, pelos nomes e pelo número de admissões, e as maiores das outras vêm em alternatives.',
    }).optional(),
    uf: inState('Omitido: o país.').optional(),
  },
  result: z.object({
    ...family,
    uf: text('Estado', { hint: 'Null: o país' }).nullable(),
    period: period('de que saem as contagens e a média'),
    totalAdmissions: integer('Admissões no período'),
    totalDismissals: integer('Desligamentos no período'),
    balance: integer('Admissões menos desligamentos'),
    avgSalary: wage('Salário médio de admissão; null quando não há, e sempre por estado'),
    medianSalary: wage('Mediana do salário de admissão; null quando não há, e reason diz por quê'),
    medianPeriod: period('de que saem a mediana, os quartis, os estados e a escolaridade'),
    p25Salary: wage('Primeiro quartil; null enquanto os microdados não forem importados'),
    p75Salary: wage('Terceiro quartil; null enquanto os microdados não forem importados'),
    reason: text('Por que não há mediana', { hint: 'Null quando há' }).nullable(),
    grade: grade(),
    sampleShare: number('Parte das admissões da família no país cujo salário entrou na mediana, de 0 a 1', {
      hint: 'Null quando não houve admissões',
    }).nullable(),
    stock: object(
      'Quanto ganha quem está no emprego, e não quem foi admitido',
      {
        year: integer('Ano-base da RAIS'),
        jobs: integer('Vínculos em 31 de dezembro'),
        medianPay: wage('Mediana da remuneração média mensal; null com menos de 30 vínculos'),
        avgPay: wage('Média da remuneração média mensal; null por estado'),
        source: text('De onde vem'),
      },
      { hint: 'Outra pesquisa e outro ano: não se compara à mediana de admissão. Null quando não há.' },
    ).nullable(),
    jobSchooling: object(
      'Escolaridade de quem está no emprego, e não de quem foi admitido',
      {
        survey: text('Pesquisa e ano-base'),
        year: integer('Ano-base da RAIS'),
        jobs: integer('Vínculos em 31 de dezembro'),
        levels: list(
          'Graus de instrução, do menor ao maior',
          object('Grau', {
            level: integer('Código da RAIS, de 1 a 11'),
            label: text('Grau de instrução'),
            count: integer('Vínculos'),
            sharePercent: number('Parte dos vínculos, em porcentagem').meta({ 'x-unit': 'percent' }),
          }),
        ),
        source: text('De onde vem'),
      },
      { hint: 'Outra pesquisa e outro ano, no país. Null quando não há, e jobSchoolingReason diz por quê.' },
    ).nullable(),
    jobSchoolingReason: text('Por que não há a escolaridade de quem está no emprego', { hint: 'Null quando há' }).nullable(),
    quartilesReason: text('Por que não há quartis', { hint: 'Null quando há' }).nullable(),
    topStates: list(
      'Os cinco estados com mais admissões',
      object('Estado', {
        uf: text('Sigla'),
        count: integer('Admissões'),
        medianSalary: wage('Mediana do salário de admissão; null com menos de 30 admissões, ou quando não há'),
      }),
    ),
    schooling: list(
      'Admissões por grau de instrução, do menor ao maior',
      object('Grau de instrução', {
        code: integer('Código do Novo CAGED'),
        label: text('Grau de instrução'),
        count: integer('Admissões'),
        sharePercent: number('Parte das admissões, em porcentagem').meta({ 'x-unit': 'percent' }),
      }),
    ),
    eligibleAdmissions: integer('Admissões de que sai a média', { hint: 'Null quando só o total foi publicado' }).nullable(),
    method: choice('Como se chegou aos números', ['microdata', 'aggregated', 'published'], {
      microdata: 'Calculado aqui dos microdados',
      aggregated: 'Agregado dos microdados por terceiros, pelo salário fixo',
      published: 'Agregado já publicado',
    }),
    window: salaryWindow(),
    alternatives: list(
      'Outras famílias que o nome pode querer dizer, as três que mais admitem',
      object('Família', { ...family, totalAdmissions: integer('Admissões no período, no país') }),
    ),
    currency: text('Moeda'),
    source: text('De onde vêm os números'),
    assumptions: list('Escolhas e limites dos números', text('Frase')),
  }),
  examples: [
    { title: 'Analistas de tecnologia da informação', input: { cbo: '2124' } },
    { title: 'Pelo nome, em São Paulo', input: { slug: 'motorista', uf: 'SP' } },
    { title: 'Pelo código de uma ocupação', input: { cbo: '223505' } },
  ],
  refusals: {
    404: 'Não há essa família, ocupação ou sinônimo na CBO, e a mensagem sugere os mais próximos; ou, com code not_loaded, este servidor não tem as estatísticas dela.',
  },
  answer({ cbo, slug, uf }, { salaries }) {
    const holdings = salaries.holdings()
    const { chosen, others } = chooseOccupation(cbo, slug, salaries)
    const found = holdings?.of(chosen.cbo)
    if (!holdings || !found) {
      throw new NotLoaded(word`As estatísticas da família ${chosen.cbo} (${chosen.name}) não estão neste servidor.`)
    }
    const alternatives = others
      .map((other) => ({ ...other, totalAdmissions: holdings.of(other.cbo)?.totalAdmissions ?? 0 }))
      .sort((a, b) => b.totalAdmissions - a.totalAdmissions)
      .slice(0, ALTERNATIVES)
    const figures = uf === undefined ? inCountry(chosen.cbo, found, holdings) : inOneState(chosen.cbo, uf, found, holdings)
    const { distribution, assumptions, ...rest } = figures
    const stock = holdings.stock(chosen.cbo, uf)
    const { sample } = distribution
    return {
      ...chosen,
      uf: uf ?? null,
      period: periodOf(rest.window),
      totalAdmissions: rest.totalAdmissions,
      totalDismissals: rest.totalDismissals,
      balance: rest.totalAdmissions - rest.totalDismissals,
      avgSalary: wageNumber(rest.avgSalary),
      medianSalary: wageNumber(distribution.medianSalary),
      medianPeriod: periodOf(distribution.window),
      p25Salary: wageNumber(distribution.p25Salary),
      p75Salary: wageNumber(distribution.p75Salary),
      reason: distribution.reason,
      grade: distribution.grade,
      sampleShare: sample && sample.of > 0 ? Ratio.of(BigInt(sample.used), BigInt(sample.of)).toNumber(4) : null,
      stock: stock
        ? {
            year: stock.year,
            jobs: stock.jobs,
            medianPay: wageNumber(stock.medianPay),
            avgPay: wageNumber(stock.avgPay),
            source: stock.source,
          }
        : null,
      ...jobSchoolingOf(chosen.cbo, uf, holdings),
      quartilesReason: distribution.p25Salary === null ? (distribution.reason ?? NO_QUARTILES) : null,
      topStates: rest.topStates,
      schooling: withShares(rest.schooling),
      eligibleAdmissions: rest.eligibleAdmissions,
      method: rest.method,
      window: rest.window,
      alternatives,
      currency: 'BRL',
      source: rest.source,
      assumptions:
        alternatives.length > 0
          ? [
              word`"${(slug ?? '').slice(0, 60)}" pode ser de mais de uma família: esta é a mais provável, pelos nomes das ocupações e pelo número de admissões.`,
              ...assumptions,
            ]
          : assumptions,
    }
  },
})

const ALTERNATIVES = 3
const NO_QUARTILES =
  'Os números que acompanham o serviço trazem só a mediana: os quartis aparecem quando os microdados do Novo CAGED são importados.'
/** Managers and professionals: the source records almost all of them with exactly a degree, apparently imputed from the occupation. */
const IMPUTED_GROUPS = ['1', '2']
const TOP_STATES = 5

function jobSchoolingOf(cbo: string, uf: string | undefined, holdings: SalaryHoldings) {
  const found = uf === undefined ? holdings.jobSchooling(cbo) : undefined
  if (found) {
    const { year, jobs, levels, source } = found
    return { jobSchooling: { survey: word`RAIS ${year}`, year, jobs, levels: withShares(levels), source }, jobSchoolingReason: null }
  }
  const reason =
    uf !== undefined
      ? 'Por estado não há a escolaridade de quem está no emprego: só no país.'
      : IMPUTED_GROUPS.includes(cbo[0]!)
        ? 'Nos grandes grupos 1 e 2 (dirigentes, gerentes e profissionais) a escolaridade da fonte não é confiável: parece preenchida pela própria ocupação.'
        : 'A fonte não tem vínculos desta família em 31 de dezembro.'
  return { jobSchooling: null, jobSchoolingReason: reason }
}

type Figures = Omit<SalaryStatistics, 'topStates'> & {
  readonly topStates: readonly { readonly uf: string; readonly count: number; readonly medianSalary: number | null }[]
}

function inCountry(cbo: string, found: SalaryStatistics, holdings: SalaryHoldings): Figures {
  if (found.topStates.length > 0) return { ...found, topStates: found.topStates.map((state) => ({ ...state, medianSalary: null })) }
  // State figures cover a single window: use them only when it matches the distribution's.
  const states = holdings.states(cbo).filter(({ country }) => country.window.to === found.distribution.window.to)
  const topStates = states
    .filter(({ totalAdmissions }) => totalAdmissions > 0)
    .slice(0, TOP_STATES)
    .map(({ uf, totalAdmissions, medianSalary }) => ({ uf, count: totalAdmissions, medianSalary: wageNumber(medianSalary) }))
  return { ...found, topStates }
}

function inOneState(cbo: string, uf: string, found: SalaryStatistics, holdings: SalaryHoldings): Figures {
  const states = holdings.states(cbo)
  const state = states.find((each) => each.uf === uf)
  const country = states[0]?.country ?? found
  const { totalAdmissions = 0, totalDismissals = 0, medianSalary = null } = state ?? {}
  return {
    ...country,
    totalAdmissions,
    totalDismissals,
    eligibleAdmissions: null,
    avgSalary: null,
    distribution: {
      ...country.distribution,
      medianSalary,
      p25Salary: null,
      p75Salary: null,
      reason: medianSalary === null ? missingInState(totalAdmissions, uf, country) : null,
    },
    topStates: [],
    schooling: [],
    assumptions: [
      'Por estado só há as contagens e a mediana, com 30 admissões ou mais; o grau e a parte aproveitada são os da família no país.',
      ...country.assumptions,
    ],
  }
}

function missingInState(admissions: number, uf: string, { distribution }: SalaryStatistics): string {
  if (admissions === 0) return word`Nenhuma admissão desta família foi declarada em ${uf} no período.`
  if (admissions < 30) return word`Só ${admissions} ${admissions === 1 ? 'admissão' : 'admissões'} em ${uf} no período; são precisas 30.`
  return distribution.reason ?? word`Os salários declarados em ${uf} não dão uma mediana.`
}

interface OccupationChoice {
  readonly chosen: Occupation
  /** Other occupations the name may mean. */
  readonly others: readonly Occupation[]
}

function chooseOccupation(cbo: string | undefined, slug: string | undefined, salaries: SalariesPort): OccupationChoice {
  if (cbo === undefined && slug === undefined) {
    throw new InvalidInput([
      {
        field: 'cbo',
        message: 'ou slug deve ser informado: cbo com quatro dígitos, como 2124, ou slug, como analista-de-sistemas',
        english: 'or slug is needed: cbo with four digits, as 2124, or slug, as analista-de-sistemas',
      },
    ])
  }
  const byCode = cbo === undefined ? undefined : coded(cbo, salaries)
  const bySlug = slug === undefined ? undefined : named(slug, salaries)
  if (!byCode) return bySlug!
  if (bySlug && ![bySlug.chosen, ...bySlug.others].some((each) => each.cbo === byCode.cbo)) {
    throw new InvalidInput([
      {
        field: 'slug',
        message: word`é da família ${bySlug.chosen.cbo} (${bySlug.chosen.name}), e cbo é ${byCode.cbo} (${byCode.name}): informe só um dos dois`,
        english: `is of the family ${bySlug.chosen.cbo}, and cbo is ${byCode.cbo}: give only one of the two`,
      },
    ])
  }
  return { chosen: byCode, others: [] }
}

function coded(cbo: string, salaries: SalariesPort): Occupation {
  const found = salaries.family(cbo)
  if (found) return found
  const near = salaries.nearCode(cbo).map((other) => `${other.cbo} (${other.name})`)
  throw unknownName(cbo, { kind: 'família da CBO', english: 'CBO family', names: [], near, listed: OCCUPATIONS })
}

const OCCUPATIONS = { id: 'salary-list', url: '/v1/salary/list' }

function named(slug: string, salaries: SalariesPort): OccupationChoice {
  const found = salaries.search(slug)
  const [first] = found
  if (!first || first.by === 'part' || first.by === 'sound' || slug.trim() === '') {
    const near =
      first && first.by !== 'sound' && slug.trim() !== ''
        ? found.slice(0, ALTERNATIVES).map((other) => other.slug)
        : salaries.nearSlug(slug)
    throw unknownName(slug, { kind: 'profissão', english: 'occupation', names: [], near, listed: OCCUPATIONS })
  }
  const [chosen, ...others] = found.filter(({ alike }) => alike).map(({ cbo, name, slug: own }) => ({ cbo, name, slug: own }))
  return { chosen: chosen!, others }
}

function withShares<T extends { readonly count: number }>(levels: readonly T[]): (T & { sharePercent: number })[] {
  const whole = levels.reduce((sum, { count }) => sum + count, 0)
  return levels.map((level) => ({ ...level, sharePercent: Ratio.of(BigInt(level.count), BigInt(whole)).toPercent(2) }))
}
