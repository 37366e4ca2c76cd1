import * as z from 'zod'
import { choice, integer, list, number, object, text } from '../../core/operation/fields.ts'
import { query } from '../../core/operation/query.ts'
import { EsocialCheck } from '../../documents/esocial/check.ts'
import { shownEsocial } from '../../documents/esocial/shown.ts'
import { MAX_FILE_CHARACTERS } from '../../documents/esocial/xml.ts'

const VERDICTS = {
  consistent: 'Confere',
  partly_checked: 'O que foi comparado confere',
  differs: 'Há diferença',
  inconclusive: 'Nada pôde ser comparado',
} as const

const MAX_FILES = 10_000
const MAX_BYTES = 8 * 1024 * 1024

const eventXml = (event: string, body: string): string =>
  `<eSocial xmlns="http://www.esocial.gov.br/schema/evt/${event}/v_S_01_03_00"><${event}>${body}</${event}></eSocial>`
const EMPLOYER = '<ideEmpregador><tpInsc>1</tpInsc><nrInsc>11111111</nrInsc></ideEmpregador>'
const PLACE = '<tpInsc>1</tpInsc><nrInsc>11111111000111</nrInsc>'

/** Example 1 of the manual, S-5003, with the extra hours left out of what is returned. */
const EXAMPLE = [
  ...(
    [
      ['1', '1000', '11', '11'],
      ['2', '1003', '11', '11'],
      ['3', '5504', '00', '12'],
    ] as const
  ).map(([code, nature, cp, fgts]) => ({
    name: `rubrica-${code}.xml`,
    xml: eventXml(
      'evtTabRubrica',
      `${EMPLOYER}<infoRubrica><inclusao><ideRubrica><codRubr>${code}</codRubr><ideTabRubr>T</ideTabRubr><iniValid>2020-01</iniValid></ideRubrica><dadosRubrica><natRubr>${nature}</natRubr><tpRubr>1</tpRubr><codIncCP>${cp}</codIncCP><codIncIRRF>${fgts === '12' ? '9' : '11'}</codIncIRRF><codIncFGTS>${fgts}</codIncFGTS></dadosRubrica></inclusao></infoRubrica>`,
    ),
  })),
  {
    name: 'remuneracao.xml',
    xml: eventXml(
      'evtRemun',
      `<ideEvento><perApur>2020-10</perApur></ideEvento>${EMPLOYER}<ideTrabalhador><cpfTrab>12345678909</cpfTrab></ideTrabalhador><dmDev><ideDmDev>1</ideDmDev><codCateg>101</codCateg><infoPerApur><ideEstabLot>${PLACE}<codLotacao>0001</codLotacao><remunPerApur><matricula>trab001</matricula>${(
        [
          ['1', '1100.00'],
          ['2', '200.00'],
          ['3', '550.00'],
        ] as const
      )
        .map(([code, amount]) => `<itensRemun><codRubr>${code}</codRubr><ideTabRubr>T</ideTabRubr><vrRubr>${amount}</vrRubr></itensRemun>`)
        .join('')}</remunPerApur></ideEstabLot></infoPerApur></dmDev>`,
    ),
  },
  {
    name: 'devolvido.xml',
    xml: eventXml(
      'evtBasesFGTS',
      `<ideEvento><nrRecArqBase>1</nrRecArqBase><perApur>2020-10</perApur></ideEvento>${EMPLOYER}<ideTrabalhador><cpfTrab>12345678909</cpfTrab></ideTrabalhador><infoFGTS><ideEstab>${PLACE}<ideLotacao><codLotacao>0001</codLotacao><infoTrabFGTS><matricula>trab001</matricula><codCateg>101</codCateg><infoBaseFGTS><basePerApur><tpValor>11</tpValor><indIncid>1</indIncid><remFGTS>1100.00</remFGTS><dpsFGTS>88.00</dpsFGTS></basePerApur><basePerApur><tpValor>12</tpValor><indIncid>1</indIncid><remFGTS>550.00</remFGTS><dpsFGTS>44.00</dpsFGTS></basePerApur></infoBaseFGTS></infoTrabFGTS></ideLotacao></ideEstab></infoFGTS>`,
    ),
  },
]

const rows = (description: string) => z.record(z.string(), z.unknown()).meta({ description })

export default query({
  id: 'check-esocial',
  title: 'Conferir arquivos do eSocial',
  slug: 'conferir-esocial',
  posted: true,
  archived: true,
  maxBytes: MAX_BYTES,
  cost: 10,
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
  examples: [{ title: 'As horas extras ficaram fora do FGTS', input: { files: EXAMPLE } }],
  answer({ files }, ports) {
    const check = new EsocialCheck(ports.today())
    for (const { name, xml } of files) check.add(name, xml)
    return shownEsocial(check.answer())
  },
})
