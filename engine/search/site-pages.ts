/** Pages of the site other than operations, tables, indicators and professions, found by their names. */
import { translate } from '../core/text/language.ts'
import type { ReadQuestion } from './question/sentence.ts'
import { fit, isStopWord, significantWords, stem } from './question/words.ts'

interface SitePage {
  readonly path: string
  readonly title: string
  readonly summary: string
  /** Names of the page, separated by commas. */
  readonly names: string
  /** Names that only this page has: one of them is enough among other words. */
  readonly decisive: string
}

const PAGES: readonly SitePage[] = [
  {
    path: '/planilha',
    title: 'Planilha',
    summary: 'Calcular muitas linhas de uma vez, de um arquivo do Excel ou CSV',
    names: 'planilha, excel, csv, xlsx, calcular em lote, lote, várias linhas, google sheets, subir arquivo, subir',
    decisive: 'planilha, excel, csv, xlsx, calcular em lote',
  },
  {
    path: '/planilha#folha',
    title: 'Folha de pagamento na planilha',
    summary: 'Calcular a folha de vários empregados de uma vez',
    names: 'folha, folha de pagamento, folha dos funcionários, folha da empresa, funcionários, folha do mês, fechar a folha',
    decisive: 'folha de pagamento, folha de funcionários',
  },
  {
    path: '/calendario',
    title: 'Calendário de obrigações',
    summary: 'Feriados e vencimentos de tributos, para a agenda do celular',
    names:
      'calendário, feriados, quais feriados, lista de feriados, agenda, ics, obrigações, obrigações fiscais, calendário de obrigações, vencimentos, baixar',
    decisive: 'calendário, agenda, ics, obrigações fiscais, lista de feriados',
  },
  {
    path: '/conferir',
    title: 'Conferir um documento',
    summary: 'Holerite, rescisão, férias, décimo terceiro e extrato do INSS, conferidos com a lei',
    names: 'conferir, conferir documento, conferir papel, conferências',
    decisive: 'conferir documento, conferir papel',
  },
  {
    path: '/conferir/cnis',
    title: 'Extrato do INSS (CNIS)',
    summary: 'Ler o extrato de contribuições e contar o tempo',
    names: 'cnis, extrato do cnis, extrato do inss, extrato de contribuições, ler extrato',
    decisive: 'cnis, extrato do inss, extrato de contribuições',
  },
  {
    path: '/docs',
    title: 'Documentação da API',
    summary: 'API, MCP e exemplos para desenvolvedores',
    names:
      'api, documentação, documentação da api, desenvolvedor, desenvolvedores, programador da api, mcp, openapi, swagger, endpoints, integração',
    decisive: 'api, mcp, openapi, swagger, desenvolvedor, documentação',
  },
  {
    path: '/indicadores',
    title: 'Indicadores',
    summary: 'Selic, inflação, dólar e outras séries',
    names: 'indicadores, indicadores econômicos, índices, gráficos, séries',
    decisive: 'indicadores econômicos, indicadores',
  },
  {
    path: '/tabelas',
    title: 'Leis',
    summary: 'Tabelas de lei com vigência e fonte',
    names: 'tabelas, leis, tabelas de lei, tabelas da lei, tabelas do ano',
    decisive: 'tabelas de lei, leis',
  },
  {
    path: '/salarios',
    title: 'Salários',
    summary: 'Salários das profissões, pelo registro de empregos',
    names: 'salários, salários das profissões, profissões, pisos',
    decisive: 'salários das profissões, profissões',
  },
]

const namesIn = (names: string): string[][] => names.split(', ').map(significantWords)
const READ = PAGES.map((page) => ({ page, names: namesIn(page.names), decisive: namesIn(page.decisive) }))

/** Share of a question that a page's names must cover without a decisive one. */
const COVERED = 0.6
/** Similarity of a word that stands for a word of a name. */
const ALIKE = 0.85

export interface FoundPage {
  readonly path: string
  readonly title: string
  readonly summary: string
}

/** Pages named by a question; a question with a sum of money asks for a calculation. */
export function pagesFor({ tokens, mentions, sentence }: ReadQuestion): readonly FoundPage[] {
  if (
    mentions.some(
      (mention) =>
        mention.kind === 'amount' &&
        (mention.counted === 'money' || mention.counted === 'percent' || mention.value >= 100) &&
        mention.year === null,
    )
  )
    return []
  const said = tokens
    .filter(({ word, start }) => !isStopWord(word) && word.length > 1 && !sentence.dropped.has(start))
    .map(({ word }) => stem(word))
  if (said.length === 0) return []
  return READ.flatMap(({ page, names, decisive }) => {
    const whole = names.filter((name) => name.every((root) => said.some((each) => fit(each, root) >= ALIKE)))
    const covered = new Set(said.filter((each) => whole.flat().some((root) => fit(each, root) >= ALIKE)))
    const isDecisive = decisive.some((name) => name.every((root) => said.some((each) => fit(each, root) >= ALIKE)))
    const share = covered.size / new Set(said).size
    return share >= COVERED || (isDecisive && share >= COVERED / 3) ? [{ page, share }] : []
  })
    .sort((a, b) => b.share - a.share)
    .map(({ page: { path, title, summary } }) => ({ path, title: translate(title), summary: translate(summary) }))
}

/** Every path, for the test that the site serves them. */
export const SITE_PATHS: readonly string[] = PAGES.map(({ path }) => path)
