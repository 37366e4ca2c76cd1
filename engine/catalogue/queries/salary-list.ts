import { z } from 'zod'
import { choice, count, integer, list, object, text } from '../../core/operation/fields.ts'
import { query } from '../../core/operation/query.ts'
import { salaryWindow, shownWage, wage } from '../../salaries/fields.ts'

export default query({
  id: 'salary-list',
  title: 'Profissões e seus salários',
  summary: 'As famílias de ocupações da CBO com a mediana do salário de admissão. As que ainda não têm dados aparecem com null.',
  tag: 'Salarios',
  path: '/v1/salary/list',
  cache: 'minute',
  large: true,
  input: {
    q: text('Palavras do título, de uma ocupação ou de um sinônimo, sem distinguir acentos', { hint: 'Ou o começo do código' }).optional(),
    sort: choice('Ordem', ['admissions', 'median', 'name'], undefined, { hint: 'Mais admissões, maior mediana, ou nome' }).default(
      'admissions',
    ),
    limit: count('Quantas no máximo', { min: 1, max: 1000 }).default(1000),
    offset: count('Quantas pular', { min: 0, max: 100_000 }).default(0),
  },
  result: z.object({
    count: integer('Quantas famílias correspondem à busca, em todas as páginas'),
    window: salaryWindow().nullable(),
    professions: list(
      'As famílias',
      object('Família', {
        cbo: text('Família da CBO'),
        name: text('Nome da família'),
        slug: text('Nome no endereço'),
        medianSalary: wage('Mediana do salário de admissão'),
        avgSalary: wage('Salário médio de admissão'),
        totalAdmissions: integer('Admissões na janela').nullable(),
      }),
    ),
  }),
  examples: [
    { title: 'As que mais admitem', input: { limit: 20 } },
    { title: 'Busca por palavra, sem acento', input: { q: 'informacao' } },
  ],
  answer({ q = '', sort, limit, offset }, { salaries }) {
    const holdings = salaries.holdings()
    const professions = salaries.search(q).map((family) => {
      const found = holdings?.of(family.cbo)
      return {
        ...family,
        medianSalary: shownWage(found?.medianSalary),
        avgSalary: shownWage(found?.avgSalary),
        totalAdmissions: found?.totalAdmissions ?? null,
      }
    })
    type Profession = (typeof professions)[number]
    const largestFirst = (of: 'totalAdmissions' | 'medianSalary') => (a: Profession, b: Profession) => (b[of] ?? -1) - (a[of] ?? -1)
    if (sort === 'admissions') professions.sort(largestFirst('totalAdmissions'))
    if (sort === 'median') professions.sort(largestFirst('medianSalary'))
    if (sort === 'name') professions.sort((a, b) => (a.slug < b.slug ? -1 : 1))
    return { count: professions.length, window: holdings?.window ?? null, professions: professions.slice(offset, offset + limit) }
  },
})
