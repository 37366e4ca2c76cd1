import * as z from 'zod'
import { isRecord } from '../../core/collections/records.ts'
import { InvalidInput } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import { FULL } from '../../invoices/classify.ts'
import { rateFrom } from '../../invoices/figures.ts'
import { FILE_VERDICTS, type InvoiceAnswer, InvoiceReport } from '../../invoices/presentation.ts'
import { query } from '../../operation/definition/query.ts'
import type { ClassificationsPort, Ports } from '../../operation/evaluation/ports.ts'
import { choice, flag, integer, list, number, object, percentage, text } from '../../operation/input/fields.ts'
import { MAX_FILE_CHARACTERS } from '../../xml/tree.ts'

const VERDICTS = {
  refused: 'Não foi lida',
  rejected: 'Seria rejeitada',
  missing: 'Falta o grupo de IBS e CBS',
  differs: 'Há diferença',
  inconclusive: 'Falta um dado para conferir',
  not_required: 'O grupo ainda não é pedido',
  consistent: 'Confere',
} as const

const SEVERITIES = {
  rejected: 'A nota seria rejeitada',
  future: 'Regra da nota que ainda não vale, ou da lei',
  warning: 'Aviso',
} as const

const MAX_FILES = 10_000
const MAX_BYTES = 8 * 1024 * 1024

/** A product of full taxation, of a company that need not send the group yet. */
const EXAMPLE = `<NFe xmlns="http://www.portalfiscal.inf.br/nfe"><infNFe versao="4.00" Id="NFe35261011222333000181550010000000011000000018"><ide><mod>55</mod><dhEmi>2026-10-05T10:00:00-03:00</dhEmi><tpNF>1</tpNF><finNFe>1</finNFe></ide><emit><CRT>1</CRT></emit><det nItem="1"><prod><NCM>87032100</NCM><CFOP>5102</CFOP><vProd>250.90</vProd></prod><imposto><ICMS><ICMS00><vICMS>45.16</vICMS></ICMS00></ICMS><PIS><PISAliq><vPIS>3.39</vPIS></PISAliq></PIS><COFINS><COFINSAliq><vCOFINS>15.64</vCOFINS></COFINSAliq></COFINS></imposto></det><total><ICMSTot><vNF>250.90</vNF></ICMSTot></total></infNFe></NFe>`

const rows = (description: string) => z.record(z.string(), z.unknown()).meta({ description })
const MAX_CODES_TEXT = 4_000

/** Codes by item: an object, an object of them by file name, or `3=200031,4=200003`. */
const codes = (description: string) =>
  z
    .union([z.string().max(MAX_CODES_TEXT), z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]))])
    .optional()
    .meta({ description })

const difference = object('Diferença', {
  tag: text('Tag, a partir do grupo'),
  path: text('Caminho na nota'),
  found: text('Como veio').nullable(),
  expected: text('Como a lei e a nota técnica dão').nullable(),
  rule: text('Regra da NT 2025.002'),
  code: integer('Código da rejeição').nullable(),
  severity: choice('Gravidade', ['rejected', 'future', 'warning'], SEVERITIES),
  message: text('O que está errado e o que escrever'),
})

export default query({
  id: 'check-nfe',
  title: 'Conferir IBS e CBS de notas fiscais',
  slug: 'nota-fiscal',
  command: 'nfe',
  posted: true,
  maxBytes: MAX_BYTES,
  cost: 5,
  summary:
    'Lê o XML de NF-e e NFC-e e diz, item por item, o código, a base e os valores de IBS e CBS, cada diferença com a regra e o código de rejeição, e o grupo pronto para inserir ou a nota corrigida sem assinatura; nada é guardado.',
  tag: 'Documentos',
  path: '/v1/nfe/check',
  cache: 'none',
  large: true,
  rows: 'files',
  seeAlso: {
    'consumption-tax': 'calcular CBS e IBS de um item sem nota',
    classifications: 'achar o código de um produto',
  },
  input: {
    files: list(
      'Notas em XML',
      object('Arquivo', { name: text('Nome').max(200).optional(), xml: text('Conteúdo').max(MAX_FILE_CHARACTERS) }),
      {
        min: 1,
        max: MAX_FILES,
        hint: 'NF-e (55) ou NFC-e (65) do leiaute 4.00',
      },
    ),
    codes: codes('Código (cClassTrib) de cada item; sem ele, vale o da nota ou o do NCM'),
    regular_codes: codes('Código da tributação regular de cada item suspenso; sem ele, 000001'),
    deferral_percent: percentage('Percentual do diferimento', { max: 100 }).optional(),
    cbs_rate: percentage('Alíquota da CBS', { max: 100, hint: 'Só de 2027 em diante' }).optional(),
    ibs_state_rate: percentage('Alíquota do IBS do estado', { max: 100, hint: 'Só de 2027 em diante' }).optional(),
    ibs_municipal_rate: percentage('Alíquota do IBS do município', { max: 100, hint: 'Só de 2027 em diante' }).optional(),
    correct: flag('Devolver a nota corrigida').default(false),
  },
  result: z.object({
    asOf: object('De quando são as regras', {
      note: text('Nota técnica'),
      codes: text('Lista de códigos'),
      ncm: text('Lista de NCM e NBS'),
    }),
    files: list(
      'Cada nota',
      object('Nota', {
        name: text('Arquivo'),
        verdict: choice('Resultado', FILE_VERDICTS, VERDICTS),
        why: text('Por que não foi lida').nullable(),
        key: text('Chave, com o CNPJ encoberto').nullable(),
        model: text('Modelo').nullable(),
        issuedOn: text('Dia da emissão').nullable(),
        purpose: text('Finalidade (finNFe)').nullable(),
        crt: text('Regime (CRT)').nullable(),
        required: flag('O grupo é pedido no dia'),
        requiredSince: text('Dia desde o qual é pedido').nullable(),
        items: list('Itens', rows('Item: code, candidates, base, ibsState, ibsMunicipal, cbs, ibs, differences, xml e json')),
        itemsLeftOut: integer('Itens que conferem e não vêm, em respostas longas'),
        totals: rows('Totais: found, expected, xml e json').nullable(),
        differences: list('Diferenças da nota inteira', difference),
        warnings: list('Avisos', z.string()),
        unknownTags: list('Tags de leiaute mais novo', z.string()),
        notEvaluated: list('Regras não avaliadas', rows('Regra e motivo')),
        correctedXml: text('A nota corrigida, sem assinatura nem protocolo').optional(),
        notCorrected: list('O que impede a correção', rows('Item e motivo')).optional(),
      }),
    ),
    summary: object('Resumo', {
      files: integer('Notas'),
      items: integer('Itens'),
      verdicts: rows('Notas de cada resultado'),
      byRule: list('Diferenças por regra', rows('Regra, código, gravidade, quantas e o que é')),
      totals: object('Totais das notas', {
        base: number('Base'),
        cbs: number('CBS'),
        ibsState: number('IBS do estado'),
        ibsMunicipal: number('IBS do município'),
      }),
    }),
    basis: list('Leis usadas', rows('Tabela, vigência e norma')),
    assumptions: list('O que foi assumido', z.string()),
  }),
  examples: [{ title: 'Uma nota do Simples, antes de 2027', input: { files: [{ name: 'nota.xml', xml: EXAMPLE }] } }],
  csv: ({ files }: InvoiceAnswer) => ({
    name: 'diferencas-nfe',
    header: ['file', 'item', 'path', 'found', 'expected', 'rule', 'code', 'severity', 'message'],
    lines: files.flatMap(({ name, verdict, why, differences, items }) =>
      verdict === 'refused'
        ? [[name, null, null, null, null, 'refused', null, 'rejected', why]]
        : [
            ...differences.map((each) => ({ number: null, each })),
            ...items.flatMap((item) => item.differences.map((each) => ({ number: item.number, each }))),
          ].map(({ number, each }) => [
            name,
            number,
            each.path,
            each.found,
            each.expected,
            each.rule,
            each.code,
            each.severity,
            each.message,
          ]),
    ),
  }),
  outcome: ({ summary: { verdicts } }: InvoiceAnswer) => {
    const some = (...names: readonly (typeof FILE_VERDICTS)[number][]) => names.some((name) => (verdicts[name] ?? 0) > 0)
    return some('refused') ? 'unreadable' : some('rejected', 'missing', 'differs', 'inconclusive') ? 'differs' : 'agrees'
  },
  byFiles: (options, ports) => reportOf(options, ports, null),
  answer({ files, ...options }, ports) {
    const report = reportOf(options, ports, files.length === 1 ? 1 : files.length)
    for (const [index, { name, xml }] of files.entries()) report.add(name ?? word`nota ${index + 1}`, xml)
    return report.answer()
  },
})

interface Options {
  readonly codes?: ByItem | undefined
  readonly regular_codes?: ByItem | undefined
  readonly deferral_percent?: Parameters<typeof rateFrom>[0] | undefined
  readonly cbs_rate?: Parameters<typeof rateFrom>[0] | undefined
  readonly ibs_state_rate?: Parameters<typeof rateFrom>[0] | undefined
  readonly ibs_municipal_rate?: Parameters<typeof rateFrom>[0] | undefined
  readonly correct: boolean
}

type ByItem = string | Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** @param files number of files; null when they come one by one. */
function reportOf(options: Options, { classifications }: Ports, files: number | null): InvoiceReport {
  const rate = (sent: Options['cbs_rate']) => (sent === undefined ? null : rateFrom(sent))
  return new InvoiceReport(classifications, {
    codes: byFile('codes', options.codes, classifications, files),
    regularCodes: byFile('regular_codes', options.regular_codes, classifications, files),
    deferral: rate(options.deferral_percent) ?? WHOLE_PERCENT,
    rates: { cbs: rate(options.cbs_rate), ibsState: rate(options.ibs_state_rate), ibsMunicipal: rate(options.ibs_municipal_rate) },
    correct: options.correct,
  })
}

const WHOLE_PERCENT = 1_000_000n
const NO_CODES = {}

function byFile(field: string, sent: ByItem | undefined, port: ClassificationsPort, files: number | null) {
  if (sent === undefined) return () => NO_CODES
  const given = typeof sent === 'string' ? pairsOf(field, sent) : sent
  const flat: Record<string, string> = {}
  const named = new Map<string, Readonly<Record<string, string>>>()
  for (const [key, value] of Object.entries(given)) {
    if (isRecord(value)) {
      for (const [item, code] of Object.entries(value)) refuseCode(`${field}.${key}.${item}`, item, code, port)
      named.set(key, value)
    } else {
      refuseCode(`${field}.${key}`, key, value, port)
      flat[key] = value
    }
  }
  if (Object.keys(flat).length > 0 && files !== null && files > 1)
    throw new InvalidInput([
      {
        field,
        message: word`com várias notas, diga o arquivo: { "nota.xml": { "1": "${FULL}" } }`,
        english: `with several invoices, name the file: { "nota.xml": { "1": "${FULL}" } }`,
      },
    ])
  return (file: string) => named.get(file) ?? flat
}

function pairsOf(field: string, text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [, item, code] = /^\s*(\d{1,3})\s*[=:]\s*(\d{6})\s*$/.exec(pair) ?? []
      if (item === undefined || code === undefined)
        throw new InvalidInput([
          { field, message: word`deve ser como 3=200031,4=200003; veio "${pair.slice(0, 40)}"`, english: 'must be like 3=200031,4=200003' },
        ])
      return [item, code]
    }),
  )
}

function refuseCode(field: string, item: string, code: unknown, port: ClassificationsPort): void {
  if (!/^[1-9]\d{0,2}$/.test(item))
    throw new InvalidInput([
      { field, message: 'deve ser o número de um item, de 1 a 990', english: 'must be the number of an item, 1 to 990' },
    ])
  if (typeof code === 'string' && port.of(code)) return
  const typed = String(code).slice(0, 20)
  const successor = port.replacedBy(typed)
  const near = successor ? [successor] : port.near(typed)
  const also = near.length > 0 ? word`; parecidos: ${near.join(', ')}` : ''
  throw new InvalidInput([
    {
      field,
      message: word`${typed} não está na lista de códigos (cClassTrib)${also}; veja /v1/classifications`,
      english: `${typed} is not in the list of codes (cClassTrib); see /v1/classifications`,
    },
  ])
}
