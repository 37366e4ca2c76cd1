import * as z from 'zod'
import { query } from '../../operation/definition/query.ts'
import type { Occupation, SalaryHoldings } from '../../operation/evaluation/ports.ts'
import { choice, count, integer, list, object, text } from '../../operation/input/fields.ts'
import { grade, inState, period, salaryWindow, wage, wageNumber } from '../../salaries/fields.ts'
import { periodOf } from '../../salaries/port.ts'

const PATH = '/v1/salary/list'

export default query({
  id: 'salary-list',
  title: 'Profissões e seus salários',
  slug: 'profissoes',
  summary:
    'As famílias de ocupações da CBO com a mediana do salário de admissão, no país ou em um estado; todas, ou em páginas com limit e offset. A busca traz primeiro a que mais corresponde ao nome.',
  seeAlso: { salary: 'ver uma profissão inteira' },
  tag: 'Salários',
  path: PATH,
  rows: 'professions',
  cache: 'minute',
  large: true,
  input: {
    q: text('Palavras do título, de uma ocupação ou de um sinônimo, sem distinguir acentos', { hint: 'Ou o começo do código' }).optional(),
    uf: inState('Omitido: o país.').optional(),
    sort: choice('Ordem', ['relevance', 'admissions', 'median', 'balance', 'name'], undefined, {
      hint: 'O que mais corresponde à busca, mais admissões, maior mediana, maior saldo, ou nome. Omitida: relevance com busca, admissions sem ela.',
    }).optional(),
    limit: count('Quantas por página', { min: 1, max: 1000, hint: 'Omitido: todas.' }).optional(),
    offset: count('Quantas pular', { min: 0, max: 100_000 }).default(0),
  },
  result: z.object({
    count: integer('Quantas famílias correspondem à busca, em todas as páginas'),
    next: text('O endereço da próxima página', { hint: 'Null na última' }).nullable(),
    window: salaryWindow().nullable(),
    professions: list(
      'As famílias',
      object('Família', {
        cbo: text('Família da CBO'),
        name: text('Nome da família'),
        slug: text('Nome no endereço'),
        medianSalary: wage('Mediana do salário de admissão'),
        medianPeriod: period('de que sai a mediana').nullable(),
        avgSalary: wage('Salário médio de admissão'),
        totalAdmissions: integer('Admissões no período').nullable(),
        balance: integer('Admissões menos desligamentos').nullable(),
        period: period('das contagens e da média').nullable(),
        grade: grade(),
      }),
    ),
  }),
  examples: [
    { title: 'As que mais admitem', input: { limit: 20 } },
    { title: 'Busca por palavra, sem acento', input: { q: 'informacao' } },
    { title: 'As de maior mediana no Paraná', input: { uf: 'PR', sort: 'median', limit: 10 } },
  ],
  answer({ q = '', uf, sort: asked, limit, offset }, { salaries }) {
    const sort = asked ?? (q.trim() === '' ? 'admissions' : 'relevance')
    const holdings = salaries.holdings()
    const professions = salaries.search(q).map(({ cbo, name, slug }) => familyRow({ cbo, name, slug }, holdings, uf))
    type Profession = (typeof professions)[number]
    const largestFirst = (of: 'totalAdmissions' | 'medianSalary' | 'balance') => (a: Profession, b: Profession) =>
      (b[of] ?? NOTHING) - (a[of] ?? NOTHING)
    if (sort === 'admissions') professions.sort(largestFirst('totalAdmissions'))
    if (sort === 'median') professions.sort(largestFirst('medianSalary'))
    if (sort === 'balance') professions.sort(largestFirst('balance'))
    if (sort === 'name') professions.sort((a, b) => (a.slug < b.slug ? -1 : 1))
    return {
      count: professions.length,
      next:
        limit !== undefined && offset + limit < professions.length ? pageAt({ q, uf, sort: asked, limit, offset: offset + limit }) : null,
      window: holdings?.window ?? null,
      professions: professions.slice(offset, limit === undefined ? undefined : offset + limit),
    }
  },
})

/** Address of a page, with the filters of the request. */
function pageAt(fields: Readonly<Record<string, string | number | undefined>>): string {
  // Not URLSearchParams: engines of JavaScript without web APIs run this too.
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  return `${PATH}?${given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`
}

/** Sorts missing values last. */
const NOTHING = -Number.MAX_SAFE_INTEGER

function familyRow(family: Occupation, holdings: SalaryHoldings | null, uf: string | undefined) {
  const country = holdings?.of(family.cbo)
  if (!holdings || !country) {
    const nothing = {
      medianSalary: null,
      medianPeriod: null,
      avgSalary: null,
      totalAdmissions: null,
      balance: null,
      period: null,
      grade: null,
    }
    return { ...family, ...nothing }
  }
  if (uf !== undefined) {
    const states = holdings.states(family.cbo)
    const state = states.find((each) => each.uf === uf)
    const { window, distribution } = states[0]?.country ?? country
    return {
      ...family,
      medianSalary: wageNumber(state?.medianSalary),
      medianPeriod: state?.medianSalary == null ? null : periodOf(window),
      avgSalary: null,
      totalAdmissions: state?.totalAdmissions ?? 0,
      balance: state ? state.totalAdmissions - state.totalDismissals : 0,
      period: periodOf(window),
      grade: distribution.grade,
    }
  }
  const { window, distribution, avgSalary, totalAdmissions, totalDismissals } = country
  return {
    ...family,
    medianSalary: wageNumber(distribution.medianSalary),
    medianPeriod: distribution.medianSalary === null ? null : periodOf(distribution.window),
    avgSalary: wageNumber(avgSalary),
    totalAdmissions,
    balance: totalAdmissions - totalDismissals,
    period: periodOf(window),
    grade: distribution.grade,
  }
}
