/** Payroll input: the company, and each person with their lines. */

import { ratField, regimeField } from '../domains/payroll/rules/charges-and-benefits/employer-charges.ts'
import { WORKER_WORDS } from '../domains/payroll/rules/payslip/payslip-fields.ts'
import { JOB_CATEGORIES } from '../domains/payroll/rules/withholding/several-jobs.ts'
import { monthlyHoursField } from '../domains/payroll/rules/working-time/usual-hours.ts'
import { choice, count, date, list, money, object, percentage, quantity, text } from '../operation/input/fields.ts'

/** Worker kinds paid by a company or a household; pensions are paid by pension funds. */
export const PAID_WORKERS = ['employee', 'domestic', 'apprentice', 'partner', 'own_account', 'intern'] as const

/** Aliases used in spreadsheets, besides the displayed words. */
const WORKER_ALIASES: Readonly<Record<string, (typeof PAID_WORKERS)[number]>> = {
  clt: 'employee',
  empregada: 'employee',
  funcionario: 'employee',
  funcionaria: 'employee',
  mensalista: 'employee',
  horista: 'employee',
  domestico: 'domestic',
  domestica: 'domestic',
  empregada_domestica: 'domestic',
  menor_aprendiz: 'apprentice',
  jovem_aprendiz: 'apprentice',
  socio: 'partner',
  socia: 'partner',
  pro_labore: 'partner',
  prolabore: 'partner',
  autonoma: 'own_account',
  estagiaria: 'intern',
}

const MAX_LINES = 120
const MAX_JOBS = 20

const companyFields = () => ({
  regime: regimeField('Regime da empresa').default('normal'),
  rat_rate: ratField('RAT', 'Sem o FAP, quando ele é informado; em regra 1, 2 ou 3'),
  fap: quantity('FAP', 'factor', { min: 0.5, max: 2, blank: '1: o RAT informado já o traz' }).optional(),
  third_parties_rate: percentage('Terceiros', { min: 0, max: 10, blank: '5,8%, o mais comum; cada atividade tem o seu' }).optional(),
  activity: choice(
    'Atividade',
    ['commerce', 'industry'],
    { commerce: 'Comércio ou serviços (Sesc e Senac)', industry: 'Indústria (Sesi e Senai)' },
    { hint: 'Dá os códigos das guias de terceiros', blank: 'sem esses códigos' },
  ).optional(),
})

const lineField = () =>
  object('Linha', {
    nature: text('Natureza', { hint: 'Quatro números da Tabela 03 do eSocial', blank: 'a das palavras da descrição' })
      .regex(/^\d{4}$/)
      .optional(),
    label: text('Descrição', { blank: 'o nome da natureza' }).max(120).optional(),
    amount: money('Valor', { min: 0 }).optional(),
    hours: quantity('Horas', 'hours', { min: 0, max: 744, hint: 'Pagas pela hora do salário, mais o percentual' }).optional(),
    percent: percentage('Percentual', { min: 0, max: 1000, hint: 'Do adicional das horas; sem horas, do salário' }).optional(),
    days: quantity('Dias', 'days', { min: 0, max: 31, hint: 'De um salário de 30 dias' }).optional(),
    months: count('Meses', { min: 0, max: 12, hint: 'Do 13º: cada um vale um doze avos do salário' }, 'months').optional(),
  })

const personFields = () => ({
  id: text('Identificação').min(1).max(80),
  name: text('Nome', { hint: 'Só para o holerite' }).max(120).optional(),
  role: text('Função', { hint: 'Só para o holerite' }).max(120).optional(),
  worker: choice('Quem é', PAID_WORKERS, WORKER_WORDS).meta({ 'x-option-aliases': WORKER_ALIASES }).default('employee'),
  basic_salary: money('Salário do contrato').optional(),
  monthly_hours: monthlyHoursField(),
  dependents: count('Dependentes para o IRRF', { min: 0, max: 20 }).default(0),
  children: count('Filhos até 14 anos', { min: 0, max: 30, hint: 'Para o salário-família' }).default(0),
  alimony: money('Pensão alimentícia do mês', { min: 0 }).prefault(0),
  transport_cost: money('Custo do vale-transporte no mês', { min: 0, hint: 'Desconta-se até 6% do salário' }).prefault(0),
  admission_date: date('Admissão').optional(),
  termination_date: date('Desligamento').optional(),
  vacation: object('Férias', {
    starts_on: date('Primeiro dia'),
    days: count('Dias de descanso', { min: 1, max: 30, hint: '30 com dias vendidos é o direito inteiro' }, 'days').default(30),
    sell_days: count('Dias vendidos', { min: 0, max: 10 }, 'days').default(0),
    advanced: money('Adiantado no mês anterior', {
      min: 0,
      hint: 'O que se pagou das férias deste mês, com o terço, antes dos descontos',
      blank: 'calculado com o salário de agora',
    }).optional(),
  }).optional(),
  thirteenth_before: money('13º do mesmo ano já pago', {
    min: 0,
    hint: 'A base do INSS dele, quando o mês paga uma diferença',
    blank: 'o INSS da diferença é calculado sozinho',
  }).optional(),
  other_jobs: list(
    'Outros empregos com INSS no mês',
    object('Emprego', {
      pay: money('Pagamento do mês', { min: 0 }),
      thirteenth: money('13º pago por ele', { min: 0, blank: 'o INSS do 13º é só o desta empresa' }).optional(),
      category: choice('Como é pago', JOB_CATEGORIES, {
        employee: 'Empregado',
        service_provider: 'Prestador de serviço ou sócio, 11%',
        charity_provider: 'Prestador a entidade beneficente, 20%',
      }).default('employee'),
      order: choice('Antes ou depois deste', ['before', 'after'], { before: 'Antes', after: 'Depois' }).default('before'),
    }),
    { max: MAX_JOBS },
  ).optional(),
  provisioned: object(
    'Já provisionado até o mês anterior',
    {
      thirteenth_months: count('Meses do 13º', { min: 0, max: 12 }, 'months'),
      thirteenth: money('Provisão do 13º', { min: 0 }),
      vacation_months: count('Meses das férias', { min: 0, max: 24 }, 'months'),
      vacation: money('Provisão das férias, com o terço', { min: 0 }),
    },
    { blank: 'um doze avos do mês' },
  ).optional(),
  lines: list('Linhas do mês', lineField(), { max: MAX_LINES }).default([]),
})

export const personField = () => object('Pessoa', personFields())
export const companyField = () => object('Empresa', companyFields())
