/** Lists every member with a sentence and a link, for a document. */

import { type Member, membersOf } from '../../build/members.ts'
import { entriesOf } from '../../engine/core/collections/records.ts'
import { addressedAs, GROUPS, KINDS } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { isQuery } from '../../engine/operation/definition/query.ts'
import type { Registry } from '../../engine/operation/definition/registry.ts'

const ENGINE = new URL('../../engine/', import.meta.url)

const ENGLISH: Readonly<Record<keyof typeof GROUPS, string>> = {
  trabalho: 'Work',
  impostos: 'Tax',
  credito: 'Credit',
  moradia: 'Housing',
  investimentos: 'Investments',
  negocios: 'Business',
  cotidiano: 'Household',
}

const firstSentence = (text: string): string => /^.*?[.?!](?= \p{Lu}|$)/u.exec(text)?.[0] ?? text

/** Source paths of members, relative to the documents folder. */
const linksOf = (members: readonly Member[]): ReadonlyMap<string, string> =>
  new Map(members.map(({ id, path }) => [id, `../engine/${path}`]))

const addressOf = (operation: Operation): string =>
  isQuery(operation) ? operation.path : `${KINDS[operation.kind].path}/${addressedAs(operation)}`

export function catalogue({ calculators, decisions, checks, questions, queries, laws }: Registry): string {
  const members = membersOf(ENGINE)
  const lines = (operations: Iterable<Operation>, links: ReadonlyMap<string, string>): string =>
    [...operations]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((operation) => {
        const { id, title, summary } = operation
        return `- [\`${addressOf(operation)}\`](${links.get(id)}) **${title}.** ${firstSentence(summary)}`
      })
      .join('\n')
  const section = (title: string, list: string): string => `## ${title}\n\n${list}\n`
  const ofCalculators = linksOf(members.calculators)
  const tables = linksOf(members.laws)
  return [
    ...entriesOf(ENGLISH).map(([group, title]) =>
      section(
        `${title} · ${GROUPS[group]}`,
        lines(
          [...calculators.values()].filter((each) => each.group === group),
          ofCalculators,
        ),
      ),
    ),
    section('Decisions · Decisões', lines(decisions.values(), linksOf(members.decisions))),
    section('Checks · Conferências', lines(checks.values(), linksOf(members.checks))),
    section('Questions · Perguntas', lines(questions.values(), linksOf(members.questions))),
    section('Queries · Consultas', lines(queries.values(), linksOf(members.queries))),
    section(
      'Law tables · Tabelas de lei',
      [...laws.values()]
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, title, versions }) => `- [\`/v1/tables/${id}\`](${tables.get(id)}) **${title}.** Since ${versions.at(-1)!.from}.`)
        .join('\n'),
    ),
  ].join('\n')
}
