import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DAS = 'https://taua.ce.gov.br/informa/1209/ouvidoria: vencimentos do MEI em 2026'
const YEAR_END = 'https://www.contabeis.com.br/noticias/74291/atencao-vencimentos-de-tributos-antecipados-para-30-12'

export const examples: Examples<typeof definition> = [
  {
    title: 'O DAS de agosto de 2026: o dia 20 é domingo e ele adia',
    on: '2026-11-16',
    input: { obligation: 'das', competence: '2026-08-01' },
    result: { dueDate: '2026-09-21', originalDate: '2026-09-20', moved: true, movedBecause: 'domingo', bankDate: '2026-09-21' },
    source: DAS,
  },
  {
    title: 'O DAS de janeiro de 2026 vence no próprio dia 20',
    on: '2026-11-16',
    input: { obligation: 'das', competence: '2026-01-01' },
    result: { dueDate: '2026-02-20', moved: false, movedBecause: null },
    source: DAS,
  },
  {
    title: 'O INSS da empresa de outubro de 2026: 20 de novembro é feriado e ele antecipa',
    on: '2026-11-16',
    input: { obligation: 'inss_company', competence: '2026-10-01' },
    result: { dueDate: '2026-11-19', originalDate: '2026-11-20', moved: true, movedBecause: 'feriado: Dia da Consciência Negra' },
    source: 'Lei nº 8.212/1991, art. 30, § 2º, II; 20/11/2026 é sexta-feira e feriado (Lei nº 14.759/2023)',
  },
  {
    title: 'O INSS do autônomo de outubro de 2026: o dia 15 é domingo e feriado',
    on: '2026-11-16',
    input: { obligation: 'inss_individual', competence: '2026-10-01' },
    result: {
      dueDate: '2026-11-16',
      originalDate: '2026-11-15',
      moved: true,
      movedBecause: 'domingo e feriado: Proclamação da República',
      daysLeft: 0,
    },
    source: 'Lei nº 8.212/1991, art. 30, § 2º, I',
  },
  {
    title: 'O carnê-leão de novembro: 31 de dezembro não tem banco',
    on: '2026-11-16',
    input: { obligation: 'carne_leao', competence: '2026-11-01' },
    result: {
      dueDate: '2026-12-30',
      originalDate: '2026-12-31',
      moved: true,
      movedBecause: 'último dia útil do ano, sem expediente bancário',
      bankDate: '2026-12-30',
    },
    source: YEAR_END,
  },
  {
    title: 'O quinto dia útil de novembro de 2026 é um sábado',
    on: '2026-11-16',
    input: { obligation: 'salary', competence: '2026-10-01' },
    result: { dueDate: '2026-11-07', originalDate: '2026-11-07', moved: false, movedBecause: null, bankDate: '2026-11-06' },
    source: 'CLT, art. 459, § 1º: 2/11 é feriado; contam 3, 4, 5, 6 e 7/11',
  },
  {
    title: 'A segunda parcela do 13º de 2026: o dia 20 é domingo',
    on: '2026-11-16',
    input: { obligation: 'thirteenth_second', competence: '2026-12-01' },
    result: { dueDate: '2026-12-18', originalDate: '2026-12-20', moved: true },
    source: 'Lei nº 4.749/1965, art. 1º: até 20 de dezembro; antecipa-se para a sexta-feira',
  },
  {
    title: 'A primeira parcela do 13º de 2026',
    on: '2026-11-16',
    input: { obligation: 'thirteenth_first', competence: '2026-11-01' },
    result: { dueDate: '2026-11-30', moved: false },
    source: 'Lei nº 4.749/1965, art. 2º: até 30 de novembro, uma segunda-feira',
  },
  {
    title: 'A declaração anual do MEI de 2025 não muda, ainda que o dia seja domingo',
    on: '2026-11-16',
    input: { obligation: 'dasn_simei', competence: '2025-12-01' },
    result: { dueDate: '2026-05-31', moved: false, bankDate: '2026-05-29' },
    source: 'Resolução CGSN nº 140/2018: até 31 de maio',
  },
  {
    title: 'O imposto de renda de 2025 terminou em 29 de maio de 2026',
    on: '2026-11-16',
    input: { obligation: 'irpf', competence: '2025-12-01' },
    result: { dueDate: '2026-05-29', moved: false },
    source: 'Instrução Normativa RFB nº 2.312/2026',
  },
  {
    title: 'O trimestre de abril a junho vence no fim de julho',
    on: '2026-11-16',
    input: { obligation: 'irpj_quarter', competence: '2026-05-01' },
    result: { dueDate: '2026-07-31', moved: false },
    source: 'Lei nº 9.430/1996, art. 5º: último dia útil do mês seguinte ao trimestre',
  },
  {
    title: 'No primeiro mês do FGTS no dia 20, o dia era sábado',
    on: '2026-11-16',
    input: { obligation: 'fgts', competence: '2024-03-01' },
    result: { dueDate: '2024-04-19', originalDate: '2024-04-20', moved: true, movedBecause: 'sábado' },
    source: 'Lei nº 8.036/1990, art. 15 (Lei nº 14.438/2022): até o vigésimo dia, antecipado',
  },
  {
    title: 'Um feriado da cidade no dia 20 adia o DAS',
    on: '2026-11-16',
    input: { obligation: 'das', competence: '2026-09-01', local_holidays: ['2026-10-20'] },
    result: { dueDate: '2026-10-21', originalDate: '2026-10-20', moved: true, movedBecause: 'feriado local informado' },
    source: 'Agenda Tributária (ADE Corat nº 2/2026): os feriados locais também mudam o vencimento',
  },
  {
    title: 'O FGTS da rescisão vence dez dias depois do fim do contrato',
    on: '2026-11-16',
    input: { obligation: 'fgts_rescission', competence: '2026-10-01', termination_date: '2026-10-10' },
    result: { dueDate: '2026-10-20', moved: false },
    source: 'Lei nº 8.036/1990, art. 18, § 3º; CLT, art. 477, § 6º: 10/10 + 10 dias',
  },
]
