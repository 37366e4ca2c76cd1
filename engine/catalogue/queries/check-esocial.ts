import * as z from 'zod'
import { EsocialCheck } from '../../documents/esocial/check.ts'
import { esocialView } from '../../documents/esocial/presentation.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, integer, list, number, object, text } from '../../operation/input/fields.ts'
import { MAX_FILE_CHARACTERS } from '../../xml/tree.ts'

const VERDICTS = {
  consistent: 'Confere',
  partly_checked: 'O que foi comparado confere',
  differs: 'Há diferença',
  inconclusive: 'Nada pôde ser comparado',
} as const

const MAX_FILES = 10_000
const MAX_BYTES = 8 * 1024 * 1024

/** A rubric and one month's pay, without a returned event to compare. */
const EXAMPLE = `<eSocial><evtTabRubrica><infoRubrica><inclusao><ideRubrica><codRubr>1</codRubr><ideTabRubr>T</ideTabRubr><iniValid>2026-01</iniValid></ideRubrica><dadosRubrica><natRubr>1000</natRubr><tpRubr>1</tpRubr><codIncCP>11</codIncCP><codIncIRRF>11</codIncIRRF><codIncFGTS>11</codIncFGTS></dadosRubrica></inclusao></infoRubrica></evtTabRubrica><evtRemun><ideEvento><perApur>2026-10</perApur></ideEvento><ideTrabalhador><cpfTrab>12345678909</cpfTrab></ideTrabalhador><dmDev><codCateg>101</codCateg><infoPerApur><ideEstabLot><codLotacao>1</codLotacao><remunPerApur><itensRemun><codRubr>1</codRubr><ideTabRubr>T</ideTabRubr><vrRubr>3000.00</vrRubr></itensRemun></remunPerApur></ideEstabLot></infoPerApur></dmDev></evtRemun></eSocial>`

const rows = (description: string) => z.record(z.string(), z.unknown()).meta({ description })

export default query({
  id: 'check-esocial',
  title: 'Conferir arquivos do eSocial',
  slug: 'conferir-esocial',
  posted: true,
  archived: true,
  maxBytes: MAX_BYTES,
  cost: 5,
  summary:
    'Refaz os totais do eSocial (S-5001 e S-5003, e as somas do S-5002) a partir dos eventos enviados, compara com os devolvidos e diz a rubrica que explica cada diferença; nada é guardado.',
  tag: 'Documentos',
  path: '/v1/check/esocial',
  cache: 'none',
  rows: 'differences',
  seeAlso: { 'check-payslip': 'conferir o holerite de uma pessoa' },
  input: {
    files: list(
      'Arquivos XML do eSocial',
      object('Arquivo', { name: text('Nome').max(200), xml: text('Conteúdo').max(MAX_FILE_CHARACTERS) }),
      { min: 1, max: MAX_FILES, hint: 'Rubricas (S-1010), admissões, remunerações, desligamentos, pagamentos e os totais devolvidos' },
    ),
  },
  result: z.object({
    verdict: choice('Resultado', ['consistent', 'partly_checked', 'differs', 'inconclusive'], VERDICTS),
    answer: text('Em uma frase'),
    compared: integer('Totais comparados'),
    notCompared: integer('Totais que não puderam ser comparados'),
    workers: list('Cada trabalhador e período, com os totais refeitos', rows('Trabalhador: s5001, s5002 e s5003')),
    differences: list(
      'Diferenças',
      object('Diferença', {
        event: text('Evento devolvido'),
        cpf: text('CPF, sem as pontas'),
        period: text('Período'),
        matricula: text('Matrícula'),
        establishment: text('Estabelecimento'),
        lotacao: text('Lotação'),
        category: text('Categoria'),
        tpValor: text('Tipo de valor, ou código de receita'),
        field: text('Campo'),
        rebuilt: number('Refeito'),
        returned: number('Devolvido'),
        difference: number('Diferença'),
        rubrics: list('Rubricas que explicam', rows('Rubrica: code, table, nature, amount e why')),
      }),
    ),
    notes: list('O que convém saber', z.string()),
    notUnderstood: list('Rubricas que não foram entendidas', rows('Rubrica, valor e motivo')),
    files: list('Arquivos', rows('Arquivo: name, event, version, status e why')),
  }),
  examples: [{ title: 'Um salário, sem total devolvido', input: { files: [{ name: 'outubro.xml', xml: EXAMPLE }] } }],
  answer({ files }, ports) {
    const check = new EsocialCheck(ports.today())
    for (const { name, xml } of files) check.add(name, xml)
    return esocialView(check.answer())
  },
})
