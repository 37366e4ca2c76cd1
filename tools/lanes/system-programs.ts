/** System programs that a lane of tests starts. `npm run setup` installs them; a lane fails before its first test when one is missing. */
import { findChromium } from './chromium.ts'
import { findProgram } from './programs.ts'
import { findService, type Kind, POSTGRES, REDIS } from './services.ts'

export type Lane = 'integration' | 'ship'

export interface SystemProgram {
  readonly label: string
  readonly lanes: readonly Lane[]
  readonly find: (environment?: NodeJS.ProcessEnv) => string | null
  /** Debian packages: the second for releases without the first. */
  readonly debian: readonly string[]
  readonly homebrew: string
}

const service = (kind: Kind, lanes: readonly Lane[]): SystemProgram => ({
  label: kind.label,
  lanes,
  find: (environment) => findService(kind, environment),
  debian: [kind.debian],
  homebrew: kind.homebrew,
})

const ofShip = (label: string, program: string, debian: string, homebrew = program): SystemProgram => ({
  label,
  lanes: ['ship'],
  find: (environment) => findProgram(program, environment),
  debian: [debian],
  homebrew,
})

export const SYSTEM_PROGRAMS: readonly SystemProgram[] = [
  service(POSTGRES, ['integration', 'ship']),
  service(REDIS, ['integration']),
  { label: 'Chromium', lanes: ['integration'], find: findChromium, debian: ['chromium-headless-shell', 'chromium'], homebrew: 'chromium' },
  // Format the manual, parse the completions and run a sample.
  ofShip('groff', 'groff', 'groff'),
  ofShip('zsh', 'zsh', 'zsh'),
  ofShip('fish', 'fish', 'fish'),
  ofShip('PHP', 'php', 'php-cli'),
]

/** Labels of the programs of a lane that this machine does not have. */
export const missingPrograms = (lane: Lane, environment: NodeJS.ProcessEnv = process.env): readonly string[] =>
  SYSTEM_PROGRAMS.filter(({ lanes, find }) => lanes.includes(lane) && !find(environment)).map(({ label }) => label)
