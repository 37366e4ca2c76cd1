import * as z from 'zod'
import { InvalidInput } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import { unknownName } from '../../core/text/unknown-name.ts'
import { query } from '../../operation/definition/query.ts'
import type { ClassificationsPort, CodeCoverage } from '../../operation/evaluation/ports.ts'
import { choice, count, digits, integer, list, number, object, text } from '../../operation/input/fields.ts'

/** Full taxation: the default classification of an operation. */
const FULL = '000001'

export default query({
  id: 'classifications',
  title: 'Classificação tributária de CBS e IBS',
  slug: 'classificacao-tributaria',
  summary:
    'Qual código de classificação tributária (cClassTrib) vale para um produto (NCM), um serviço (NBS) ou umas palavras, com a redução de CBS e IBS, o artigo e o anexo da LC 214. Informe só um de code, ncm, nbs ou q.',
  seeAlso: { 'consumption-tax': 'calcular CBS e IBS com o código' },
  tag: 'Tabelas',
  path: '/v1/classifications',
  rows: 'results',
  cache: 'day',
  large: true,
  input: {
    code: digits('Código de classificação tributária', { least: 6, hint: 'Seis dígitos' }).optional(),
    ncm: digits('NCM do produto, ou o começo dele', { least: 2, most: 8 }).optional(),
    nbs: digits('NBS do serviço, ou o começo dele', { least: 2, most: 9 }).optional(),
    q: text('Palavras da descrição ou do anexo, sem distinguir acentos nem plural', { hint: 'Todas precisam aparecer' }).optional(),
    limit: count('Quantos no máximo', { min: 1, max: 200 }).default(20),
  },
  result: z.object({
    asOf: text('Dia da lista de códigos').meta({ format: 'date' }),
    asOfNcm: text('Dia da lista de NCM e NBS de cada código', { hint: 'Mais velha que a de códigos' }).meta({ format: 'date' }),
    count: integer('Quantos correspondem'),
    best: text('O código que vale', { hint: 'Null quando depende de quem compra, do uso ou do resto do número' }).nullable(),
    reason: text('Por que nada foi achado, ou pode não ser isto', { none: 'quando há código' }).nullable(),
    results: list(
      'Códigos, o mais específico primeiro',
      object('Código', {
        code: text('Código (cClassTrib)'),
        cst: text('Situação tributária (CST)'),
        description: text('Descrição'),
        article: text('Artigo da LC 214'),
        treatment: text('Tratamento'),
        reductionPercent: object('Redução, em %', { cbs: number('CBS'), ibs: number('IBS') }),
        annex: text('Anexo da LC 214').nullable(),
        annexItem: text('Item do anexo').nullable(),
        annexText: text('Texto do item').nullable(),
        prefix: text('NCM ou NBS da lista que levou a ele', { hint: 'Inteiro ou o começo' }).nullable(),
        conditional: text('De que depende', { hint: 'Null quando não depende' }).nullable(),
        evidence: choice('Confirmação', ['verified', 'reported'], { verified: 'Na lista da Receita', reported: 'Uma só fonte' }),
      }),
    ),
  }),
  examples: [
    { title: 'Frango: um código só', input: { ncm: '02071200' } },
    { title: 'Medicamento: depende de quem compra', input: { ncm: '30049099' } },
    { title: 'O que um vendedor digita', input: { q: 'arroz' } },
    { title: 'Um código', input: { code: '200025' } },
  ],
  refusals: { 404: 'O código não está na lista.' },
  answer({ code, ncm, nbs, q, limit }, { classifications }) {
    const asked = Object.entries({ code, ncm, nbs, q }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    if (asked.length !== 1)
      throw new InvalidInput([
        {
          field: asked[1] ?? 'q',
          message: asked.length === 0 ? 'informe code, ncm, nbs ou q' : word`informe só um; vieram ${asked.join(', ')}`,
          english: asked.length === 0 ? 'give code, ncm, nbs or q' : `give only one; got ${asked.join(', ')}`,
        },
      ])
    const {
      best,
      found,
      reason = null,
    } = code !== undefined
      ? byCode(code, classifications)
      : q !== undefined
        ? byWords(q, classifications)
        : byNumber(ncm === undefined ? 'NBS' : 'NCM', ncm ?? nbs!, classifications)
    return {
      asOf: classifications.asOf,
      asOfNcm: classifications.asOfNcm,
      count: found.length,
      best,
      reason: best === null && found.length === 0 ? NOTHING : reason,
      results: found.slice(0, limit).map((each) => classificationRow(each, classifications)),
    }
  },
})

interface Found extends CodeCoverage {
  readonly conditional: string | null
}

interface Answered {
  readonly best: string | null
  readonly found: readonly Found[]
  readonly reason?: string | null
}

function byCode(code: string, classifications: ClassificationsPort): Answered {
  if (!classifications.of(code))
    throw unknownName(code, {
      kind: 'código na lista',
      english: 'listed code',
      names: [],
      near: classifications.replacedBy(code) ? [classifications.replacedBy(code)!] : classifications.near(code),
      listed: { id: 'classifications', url: '/v1/classifications?q=' },
    })
  return { best: code, found: [{ code, prefix: null, item: null, conditional: null }] }
}

const NOTHING =
  'Nada na lista tem essas palavras. O que ela não cita paga o tributo inteiro (000001), mas ela escreve como a lei, não como o comércio: confira pelo NCM do produto ou pelo NBS do serviço.'
const SEVERAL = 'Mais de um código tem este número: depende de quem compra, do registro na Anvisa ou do uso. Leia a descrição de cada um.'
const INCOMPLETE = 'Depende dos dígitos que faltam do número.'

/** One row per code, by its longest prefix. An incomplete number without a match may still match once complete. */
function byNumber(kind: 'NCM' | 'NBS', number: string, classifications: ClassificationsPort): Answered {
  const covering = classifications.covering(kind, number)
  const unfinished = covering.length === 0 ? classifications.within(kind, number) : []
  if (unfinished.length > 0) return { best: null, found: onePerCode(unfinished).map((each) => ({ ...each, conditional: INCOMPLETE })) }
  const codes = onePerCode(covering)
  const longest = codes[0]?.prefix?.length
  const first = codes.filter(({ prefix }) => prefix?.length === longest)
  return {
    best: first.length === 0 ? FULL : first.length === 1 ? first[0]!.code : null,
    found: codes.map((each) => ({ ...each, conditional: first.length > 1 && first.includes(each) ? SEVERAL : null })),
  }
}

function onePerCode(covered: readonly CodeCoverage[]): CodeCoverage[] {
  return [...new Map(covered.toReversed().map((each) => [each.code, each])).values()].sort(
    (a, b) => (b.prefix?.length ?? 0) - (a.prefix?.length ?? 0) || (a.code < b.code ? -1 : 1),
  )
}

function byWords(text: string, classifications: ClassificationsPort): Answered {
  const { found, read, left } = classifications.search(text)
  const codes = new Set(found.map(({ code }) => code))
  const reason = doubtOf(read, left)
  return {
    best: codes.size === 1 && reason === null ? found[0]!.code : null,
    found: found.map((each) => ({ ...each, conditional: null })),
    reason,
  }
}

/** Warning that the result may not match the query. */
function doubtOf(read: readonly string[], left: readonly string[]): string | null {
  if (left.length > 0) return word`A lista não fala em "${left.join(' ')}": veja se o item é o do seu produto, ou confira pelo NCM.`
  return read.length > 0 ? word`Nada na lista tem essas palavras; procurou-se por "${read.join(' ')}".` : null
}

function classificationRow({ code, prefix, item, conditional }: Found, classifications: ClassificationsPort) {
  const { cst, description, article, treatment, reduction, evidence } = classifications.of(code)!
  return {
    code,
    cst,
    description,
    article,
    treatment,
    reductionPercent: reduction,
    annex: item?.annex ?? null,
    annexItem: item?.item ?? null,
    annexText: item?.text ?? null,
    prefix,
    conditional,
    evidence,
  }
}
