import { z } from 'zod'
import { InvalidInput, NotFound, SourceUnavailable } from '../../core/errors.ts'
import { choice, integer, list, number, object, text } from '../../core/operation/fields.ts'
import type { Occupation, SalariesPort } from '../../core/operation/ports.ts'
import { query } from '../../core/operation/query.ts'
import { Ratio } from '../../core/ratio.ts'
import { salaryWindow, shownWage, wage } from '../../salaries/fields.ts'

export default query({
  id: 'salary',
  title: 'Salários de uma profissão',
  summary:
    'Admissões, desligamentos e salários de admissão de uma família de ocupações (CBO) em 12 meses do Novo CAGED, com os estados que mais admitem e a escolaridade. Informe cbo ou slug.',
  tag: 'Salarios',
  path: '/v1/salary',
  cache: 'minute',
  input: {
    cbo: z
      .string()
      .meta({ description: 'Família da CBO: quatro dígitos, com os zeros à esquerda', pattern: '^\\d{4}$' })
      .transform((code, ctx) => {
        if (/^\d{4}$/.test(code)) return code
        ctx.addIssue({ code: 'custom', message: `deve ter exatamente quatro dígitos, como 2124; veio "${code.slice(0, 40)}"` })
        return z.NEVER
      })
      .optional(),
    slug: text('Nome da família, de uma ocupação ou de um sinônimo, como analista-de-sistemas').optional(),
  },
  result: z.object({
    cbo: text('Família da CBO'),
    name: text('Nome da família'),
    slug: text('Nome no endereço'),
    totalAdmissions: integer('Admissões na janela'),
    totalDismissals: integer('Desligamentos na janela'),
    avgSalary: wage('Salário médio de admissão; null com menos de 10 admissões elegíveis'),
    medianSalary: wage('Mediana do salário de admissão; null quando não há'),
    p25Salary: wage('Primeiro quartil; null quando não há'),
    p75Salary: wage('Terceiro quartil; null quando não há'),
    topStates: list('Os cinco estados com mais admissões', object('Estado', { uf: text('Sigla'), count: integer('Admissões') })),
    schooling: list(
      'Admissões por grau de instrução, do menor ao maior',
      object('Grau de instrução', {
        code: integer('Código do Novo CAGED'),
        label: text('Grau de instrução'),
        count: integer('Admissões'),
        sharePercent: number('Parte das admissões, em porcentagem').meta({ 'x-unit': 'percent' }),
      }),
    ),
    eligibleAdmissions: integer('Admissões de que saem os salários', { hint: 'Null quando só o total foi publicado' }).nullable(),
    method: choice('microdata', ['microdata', 'published'], undefined, {
      hint: 'Calculado dos microdados; published: agregado já publicado',
    }),
    window: salaryWindow(),
    currency: text('Moeda'),
    assumptions: list('Escolhas e limites dos números', text('Frase')),
  }),
  examples: [
    { title: 'Analistas de tecnologia da informação', input: { cbo: '2124' } },
    { title: 'Pelo nome de uma ocupação', input: { slug: 'analista-de-sistemas' } },
  ],
  refusals: {
    404: 'Não há essa família, ocupação ou sinônimo na CBO; a mensagem sugere os mais próximos.',
    503: 'A família existe, mas as estatísticas dela ainda não foram carregadas; a mensagem diz como.',
  },
  answer({ cbo, slug }, { salaries }) {
    const family = asked(cbo, slug, salaries)
    const holdings = salaries.holdings()
    const found = holdings?.of(family.cbo)
    if (!holdings || !found) {
      throw new SourceUnavailable(
        `As estatísticas da família ${family.cbo} (${family.name}) ainda não foram carregadas neste servidor. ` +
          'Quem o mantém pode carregá-las do Novo CAGED com "npm run salaries:update", ou de uma pasta com "npm run salaries:import -- <pasta>".',
      )
    }
    return {
      ...family,
      totalAdmissions: found.totalAdmissions,
      totalDismissals: found.totalDismissals,
      avgSalary: shownWage(found.avgSalary),
      medianSalary: shownWage(found.medianSalary),
      p25Salary: shownWage(found.p25Salary),
      p75Salary: shownWage(found.p75Salary),
      topStates: found.topStates,
      schooling: withShares(found.schooling),
      eligibleAdmissions: found.eligibleAdmissions,
      method: holdings.method,
      window: holdings.window,
      currency: 'BRL',
      assumptions: holdings.assumptions,
    }
  },
})

function asked(cbo: string | undefined, slug: string | undefined, salaries: SalariesPort): Occupation {
  if (cbo === undefined && slug === undefined) {
    throw new InvalidInput([
      { field: 'cbo', message: 'ou slug deve ser informado: cbo com quatro dígitos, como 2124, ou slug, como analista-de-sistemas' },
    ])
  }
  const byCode = cbo === undefined ? undefined : coded(cbo, salaries)
  const bySlug = slug === undefined ? undefined : named(slug, salaries)
  if (byCode && bySlug && byCode.cbo !== bySlug.cbo) {
    throw new InvalidInput([
      {
        field: 'slug',
        message: `é da família ${bySlug.cbo} (${bySlug.name}), e cbo é ${byCode.cbo} (${byCode.name}): informe só um dos dois`,
      },
    ])
  }
  return (byCode ?? bySlug)!
}

function coded(cbo: string, salaries: SalariesPort): Occupation {
  const family = salaries.family(cbo)
  if (family) return family
  const near = salaries.nearCode(cbo).map((other) => `${other.cbo} (${other.name})`)
  throw new NotFound(
    `A CBO não tem a família ${cbo}.${near.length > 0 ? ` As mais próximas: ${near.join('; ')}.` : ''} A lista está em /v1/salary/list.`,
  )
}

function named(slug: string, salaries: SalariesPort): Occupation {
  const [family, ...others] = salaries.named(slug)
  if (family && others.length === 0) return family
  const typed = slug.slice(0, 60)
  if (family) {
    const candidates = [family, ...others].map((other) => `${other.cbo} (${other.slug})`)
    throw new InvalidInput([
      {
        field: 'slug',
        message: `"${typed}" é nome de ocupações de ${candidates.length} famílias; informe o cbo de uma: ${candidates.join(', ')}`,
      },
    ])
  }
  const near = salaries.nearSlug(slug)
  throw new NotFound(
    `Nenhuma profissão se chama "${typed}".${near.length > 0 ? ` As mais próximas: ${near.join(', ')}.` : ''} Procure em /v1/salary/list?q=…`,
  )
}

function withShares<T extends { readonly count: number }>(levels: readonly T[]): (T & { sharePercent: number })[] {
  const whole = levels.reduce((sum, { count }) => sum + count, 0)
  return levels.map((level) => ({ ...level, sharePercent: Ratio.of(BigInt(level.count), BigInt(whole)).toPercent(2) }))
}
