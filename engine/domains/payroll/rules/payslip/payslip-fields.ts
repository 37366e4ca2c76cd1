/** Input fields of documents described by their lines. */
import { choice, count, date, flag, list, money, object, text } from '../../../../operation/input/fields.ts'
import { JOB_CATEGORIES } from '../withholding/several-jobs.ts'
import { printed } from './document-fields.ts'
import { PAPER_KINDS, SUSPENDED, WORKERS } from './pay-document.ts'

const MAX_LINES = 120
const MAX_PAPERS = 12
const MAX_JOBS = 20

const LINE_KINDS = ['earning', 'deduction', 'informative'] as const
const LINE_KIND_WORDS = { earning: 'Vencimento', deduction: 'Desconto', informative: 'Informativa' } as const

const lineField = () =>
  object('Linha', {
    label: text('Descrição').max(120),
    amount: money('Valor', { min: 0 }),
    kind: choice('Tipo', LINE_KINDS, LINE_KIND_WORDS),
    nature: text('Natureza', { hint: 'Quatro números da Tabela 03 do eSocial', blank: 'a das palavras da descrição' })
      .regex(/^\d{4}$/)
      .optional(),
    code: text('Código que o papel imprime').max(20).optional(),
    reference: text('Referência que o papel imprime').max(20).optional(),
  })

export const linesField = (label = 'Linhas do papel', said: { hint?: string } = {}) =>
  list(label, lineField(), { max: MAX_LINES, ...said }).optional()

/** False when no total of the document proves that every line was read. */
export const linesConfirmed = () =>
  flag('As linhas são todas as do papel', {
    hint: 'Não: nada é acusado enquanto falta saber',
  }).optional()

export const WORKER_WORDS = {
  employee: 'Empregado',
  domestic: 'Empregado doméstico',
  apprentice: 'Aprendiz',
  partner: 'Sócio (pró-labore)',
  own_account: 'Autônomo',
  intern: 'Estagiário',
  retiree: 'Aposentado',
} as const

const printedFields = () => ({
  total_earnings: printed('Total de vencimentos'),
  total_deductions: printed('Total de descontos'),
  net_received: printed('Valor líquido'),
  inss_base: printed('Base do INSS impressa', { hint: 'Ou salário de contribuição' }),
  irrf_base: printed('Base do IRRF impressa'),
  fgts: printed('FGTS do mês', { means: 'fgts_deposit' }),
})

export const morePrinted = () => ({
  basic_salary: printed('Salário básico do contrato', { hint: 'O limite do vale-transporte é sobre ele' }),
  fgts_base: printed('Base do FGTS impressa'),
  thirteenth_inss_base: printed('Base do INSS do 13º impressa'),
  thirteenth_irrf_base: printed('Base do IRRF do 13º impressa'),
  vacation_irrf_base: printed('Base do IRRF das férias impressa'),
})

export const papersField = () =>
  list(
    'Papéis do mês',
    object('Papel', {
      kind: choice('Que papel é', PAPER_KINDS, {
        monthly: 'Holerite do mês',
        advance: 'Adiantamento',
        vacation: 'Recibo de férias',
        thirteenth: 'Recibo do 13º',
        plr: 'Recibo da PLR',
        complement: 'Folha complementar',
      }),
      lines: list('Linhas', lineField(), { max: MAX_LINES }),
      ...printedFields(),
      ...morePrinted(),
    }),
    { min: 1, max: MAX_PAPERS, hint: 'Vários do mesmo mês: INSS e FGTS somam por mês' },
  ).optional()

export const otherJobs = () =>
  list(
    'Outros empregos com INSS no mês',
    object('Emprego', {
      pay: money('Salário ou pagamento do mês', { min: 0 }),
      thirteenth: money('13º pago por ele', { min: 0 }).optional(),
      category: choice('Como é pago', JOB_CATEGORIES, {
        employee: 'Empregado',
        service_provider: 'Prestador de serviço ou sócio, 11%',
        charity_provider: 'Prestador a entidade beneficente, 20%',
      }).default('employee'),
      order: choice('Antes ou depois deste', ['before', 'after', 'unknown'], {
        before: 'Antes',
        after: 'Depois',
        unknown: 'Não sei',
      }).default('unknown'),
    }),
    { max: MAX_JOBS, hint: 'Uma lista vazia diz que não há outro' },
  ).optional()

const SUSPENDED_WORDS = { inss: 'INSS', irrf: 'Imposto de renda', fgts: 'FGTS' } as const

export const factFields = () => ({
  worker: choice('Quem recebe', WORKERS, WORKER_WORDS, { blank: 'o que as linhas dizem; sem isso, empregado' }).optional(),
  other_jobs: otherJobs(),
  admission_date: date('Data de admissão').optional(),
  termination_date: date('Data do desligamento').optional(),
  days_worked: count('Dias trabalhados no mês', { min: 0, max: 31 }, 'days').optional(),
  serious_illness: flag('Tem doença grave prevista na lei do imposto', { hint: 'De quem recebe aposentadoria' }).optional(),
  suspended_by_court: list('Descontos suspensos pela Justiça', choice('Desconto', SUSPENDED, SUSPENDED_WORDS), { max: 3 }).optional(),
  other_papers: flag('Há outro papel deste mês', { hint: 'Adiantamento, férias, 13º; não: tudo o que foi pago está neste' }).optional(),
  children_papers: flag('A empresa tem os papéis dos filhos', { hint: 'Certidão, vacinação e escola, para o salário-família' }).optional(),
  line_is: list(
    'O que é uma linha',
    object('Linha', {
      row: count('Linha, a partir de 1', { min: 1, max: MAX_LINES }),
      nature: text('Natureza').regex(/^\d{4}$/),
    }),
    { max: MAX_LINES, hint: 'Vale no lugar do que as palavras dizem' },
  ).optional(),
  birth_date: date('Data de nascimento', { hint: 'De quem recebe aposentadoria: a partir dos 65 anos parte é isenta' }).optional(),
})
