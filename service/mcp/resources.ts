/** Law tables as MCP resources: each by URL, optionally on a date. */

import type { ListResourcesResult, ListResourceTemplatesResult, ReadResourceResult } from '@modelcontextprotocol/server'
import { tableHistory, tableOn } from '../../engine/catalogue/tables/published.ts'
import { isDay } from '../../engine/core/day.ts'
import { InvalidInput } from '../../engine/core/errors.ts'
import { word } from '../../engine/core/text/language.ts'
import { meant } from '../../engine/core/text/unknown-name.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { renderSentences } from '../../engine/operation/evaluation/render-sentences.ts'

const ROOT = 'centavo://tables/'
const ADDRESS = /^centavo:\/\/tables\/([a-z0-9_-]{1,100})(\/history)?(?:\?date=([^&#]{1,20}))?$/
const JSON_TYPE = 'application/json'

export function listTables({ registry }: Engine): ListResourcesResult {
  const resources = [...registry.laws.values()].map((law) => ({
    uri: `${ROOT}${law.id}`,
    name: law.id,
    title: law.title,
    description: word`A versão em vigor hoje. Versões desde ${law.recordStarts}; com ?date=AAAA-MM-DD, a daquele dia (${law.dateMeans}).`,
    mimeType: JSON_TYPE,
  }))
  return { resources }
}

export const TABLE_TEMPLATES: ListResourceTemplatesResult = {
  resourceTemplates: [
    {
      uriTemplate: `${ROOT}{table}{?date}`,
      name: 'table',
      title: 'Tabela de lei em uma data',
      description: 'A versão de uma tabela em vigor em um dia (AAAA-MM-DD; omitido: hoje em São Paulo), com o ato e as fontes.',
      mimeType: JSON_TYPE,
    },
    {
      uriTemplate: `${ROOT}{table}/history`,
      name: 'table-history',
      title: 'Histórico de uma tabela de lei',
      description: 'Todas as versões de uma tabela, da mais nova à mais antiga.',
      mimeType: JSON_TYPE,
    },
  ],
}

/** Same body as the HTTP response for the table. */
export function readTable(uri: string, { registry, today }: Engine): ReadResourceResult {
  const [, table, history, date] = ADDRESS.exec(uri) ?? []
  if (table === undefined || (history && date)) {
    const addresses = [...registry.laws.keys()].map((id) => `${ROOT}${id}`)
    throw new InvalidInput([
      {
        field: 'uri',
        message: word`deve ser ${ROOT}{table}, com ?date=AAAA-MM-DD ou /history; veio "${uri.slice(0, 100)}"${meant(uri, addresses, 1).told}`,
      },
    ])
  }
  if (date !== undefined && !isDay(date)) {
    throw new InvalidInput([{ field: 'date', message: 'deve ser uma data que exista, no formato AAAA-MM-DD' }])
  }
  const body = history ? tableHistory(registry, table) : tableOn(registry, table, date ?? today(), today())
  return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(renderSentences(body)) }] }
}
