/** Fixed words of every answer, shared by all adapters. */

/** Confirmation level of a source. */
export const EVIDENCE: Readonly<Record<string, string>> = {
  verified: 'texto oficial lido',
  corroborated: 'confirmada por duas fontes',
  reported: 'uma fonte',
  assumption: 'hipótese',
  hypothetical: 'lei hipotética, que não vale',
}

/** Prefix and suffix of a number input, by unit. */
export const UNITS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  BRL: ['R$', ''],
  percent: ['', '%'],
  months: ['', 'meses'],
  days: ['', 'dias'],
  years: ['', 'anos'],
  hours: ['', 'horas'],
  km: ['', 'km'],
  'km/l': ['', 'km por litro'],
  'BRL/l': ['R$', 'por litro'],
  'BRL/km': ['R$', 'por km'],
  'BRL/unit': ['R$', 'por unidade'],
  'BRL/quota': ['R$', 'por cota'],
  'BRL/bond': ['R$', 'por título'],
  quotas: ['', 'cotas'],
  bonds: ['', 'títulos'],
  rents: ['', 'aluguéis'],
}

/** Section titles common to every answer. */
export const PARTS = {
  understand: 'Entenda',
  steps: 'Memória de cálculo',
  law: 'Em que lei se apoia',
  rates: 'Indicadores usados',
  assumptions: 'O que se supôs',
  decision: 'Como se chegou lá',
  weakest: 'O ponto mais incerto',
  sensitivity: 'O que mudaria a resposta',
} as const

/** Prefix of a text about a hypothetical law. */
export const NOT_THE_LAW = 'Lei hipotética: não vale.'
