/** Synthetic records in the register's real layout, reproducible by seed. For tests and load only: never served. */
import { closeSync, openSync, writeSync } from 'node:fs'

const MOV_COLUMNS =
  'competênciamov;região;uf;município;seção;subclasse;saldomovimentação;cbo2002ocupação;categoria;graudeinstrução;idade;horascontratuais;raçacor;sexo;tipoempregador;tipoestabelecimento;tipomovimentação;tipodedeficiência;indtrabintermitente;indtrabparcial;salário;tamestabjan;indicadoraprendiz;origemdainformação;competênciadec;indicadordeforadoprazo;unidadesaláriocódigo;valorsaláriofixo'

export const HEADERS = {
  MOV: MOV_COLUMNS,
  FOR: MOV_COLUMNS,
  EXC: MOV_COLUMNS.replace('competênciadec;', 'competênciadec;competênciaexc;indicadordeexclusão;'),
} as const

export type Kind = keyof typeof HEADERS

/** Relevant fields, in file format. */
export interface Movement {
  readonly month: number
  readonly state: string
  readonly balance: string
  readonly occupation: string
  readonly schooling: string
  readonly intermittent: string
  readonly wage: string
}

/** Seeded random generator (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const STATES = [
  '35',
  '35',
  '35',
  '35',
  '31',
  '31',
  '33',
  '41',
  '43',
  '42',
  '29',
  '52',
  '26',
  '23',
  '15',
  '50',
  '51',
  '53',
  '13',
  '21',
  '32',
  '24',
  '25',
  '27',
  '28',
  '22',
  '17',
  '11',
  '12',
  '14',
  '16',
]
const SCHOOLING = ['7', '7', '7', '7', '7', '9', '9', '5', '6', '8', '4', '3', '2', '1', '80', '10', '11', '99']

/**
 * Movements of a month with realistic skew: a few families dominate, wages cluster at the minimum and at round values, and every real kind
 * of error occurs.
 */
export function* movements(month: number, count: number, seed: number, families: readonly number[]): Generator<Movement> {
  const random = randomFrom(Math.imul(seed, 1_000_003) + month)
  for (let i = 0; i < count; i++) {
    const chance = random()
    const family = families[Math.floor(families.length * random() ** 3)]!
    // Leading zeros are missing, as in the real files.
    const occupation = chance < 0.004 ? '999999' : chance < 0.0045 ? '223110' : String(family * 100 + 5 * (1 + Math.floor(random() * 4)))
    yield {
      month,
      state: random() < 0.0003 ? '99' : STATES[Math.floor(random() * STATES.length)]!,
      balance: random() < 0.51 ? '1' : '-1',
      occupation,
      schooling: SCHOOLING[Math.floor(random() * SCHOOLING.length)]!,
      intermittent: random() < 0.02 ? '1' : '0',
      wage: wage(random, family),
    }
  }
}

function wage(random: () => number, family: number): string {
  const kind = random()
  if (kind < 0.007) return '0,00'
  if (kind < 0.01) return ''
  if (kind < 0.011) return decimal(Math.round(random() * 40_000))
  if (kind < 0.0115) return decimal(24_000_000 + Math.round(random() * 9_000_000_000))
  if (kind < 0.25) return '1621,00'
  const centre = 150_000 + ((family * 7919) % 400_000)
  const spread = Math.exp((random() + random() + random() - 1.5) * 0.8)
  const cents = Math.round(centre * spread)
  return decimal(kind < 0.6 ? Math.round(cents / 1000) * 1000 : cents)
}

const decimal = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

/** A row in register format. @param filed month of the file */
export function row(
  kind: Kind,
  { month, state, balance, occupation, schooling, intermittent, wage: salary }: Movement,
  filed: number,
): string {
  const region = state.charAt(0)
  const type = balance === '1' ? '97' : '31'
  const late = kind === 'MOV' ? '0' : '1'
  const declared = kind === 'EXC' ? `${month};${filed};1` : `${filed}`
  return `${month};${region};${state};${state}0050;G;4711302;${balance};${occupation};101;${schooling};34;44,00;3;1;0;1;${type};0;${intermittent};0;${salary};5;0;1;${declared};${late};5;${salary}`
}

/** Complete file as text. */
export function fileText(kind: Kind, filed: number, records: Iterable<Movement>, lineEnd = '\r\n'): string {
  let text = HEADERS[kind] + lineEnd
  for (const record of records) text += row(kind, record, filed) + lineEnd
  return text
}

/** Streams a MOV file of any size. */
export function writeMovements(path: string, month: number, count: number, seed: number, families: readonly number[]): void {
  const descriptor = openSync(path, 'w')
  try {
    let text = `${HEADERS.MOV}\r\n`
    for (const record of movements(month, count, seed, families)) {
      text += `${row('MOV', record, month)}\r\n`
      if (text.length > 1 << 20) {
        writeSync(descriptor, text)
        text = ''
      }
    }
    writeSync(descriptor, text)
  } finally {
    closeSync(descriptor)
  }
}
