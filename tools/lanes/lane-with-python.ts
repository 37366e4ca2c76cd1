// `npm run test:python`, `npm run test:spark` and `npm run warehouse`: the lanes that need Python or Java, which `npm test` does not. Each installs the versions and
// hashes of python/requirements/ into var/lanes/, as an ordinary user, and runs. Only a download is tried again. A skipped test fails (python/conftest.py).
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeDbt } from '../../build/package/dbt.ts'
import { buildPython } from '../../build/package/python.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const REQUIREMENTS = join(ROOT, 'python/requirements')
const PYRIGHT = 'pyright@1.1.414'
const DOWNLOADS = 3
const PIP_INSTALL = ['install', '--quiet', '--disable-pip-version-check']

// `npm run test:spark -- 1000000 7`: the number of random payments and the seed; `npm run warehouse -- 100000000 lost`: the number and the runs.
const [asked, rows, ...more] = process.argv.slice(2)
if (asked !== 'python' && asked !== 'spark' && asked !== 'cluster') throw new Error('usage: lane-with-python.ts python|spark|cluster')
const lane = asked === 'python' ? 'python' : 'spark'
const home = join(ROOT, 'var/lanes', lane)
const inVenv = (name: string): string => join(home, 'venv/bin', name)

function tried(command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...extra } })
  return status === 0
}

function run(said: string, command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}): void {
  console.log(`${lane}: ${said}`)
  if (tried(command, args, extra)) return
  console.error(`${lane}: ${said} failed`)
  process.exit(1)
}

/** Runs pytest; its closing line is the last of the lane. A skipped test fails the lane. */
function pytest(folder: string, extra: NodeJS.ProcessEnv): void {
  const report = join(home, 'report.xml')
  run('pytest', inVenv('python'), ['-m', 'pytest', folder, '--junit-xml', report, '-o', 'junit_logging=no'], extra)
  if (!/skipped="[1-9]/.test(readFileSync(report, 'utf8').slice(0, 1000))) return
  console.error(`${lane}: a skipped test fails the lane`)
  process.exit(1)
}

function download(said: string, command: string, args: readonly string[]): void {
  for (let time = 1; !tried(command, args); time++)
    if (time === DOWNLOADS) {
      console.error(`${lane}: ${said} failed ${DOWNLOADS} times`)
      process.exit(1)
    }
  console.log(`${lane}: ${said}`)
}

/** Into a virtual environment of the lane, by pip and npm as the user has set them up; again only when the versions change. */
function install(): void {
  const requirements = join(REQUIREMENTS, `${lane}.txt`)
  const mark = createHash('sha256')
    .update(readFileSync(requirements, 'utf8') + PYRIGHT)
    .digest('hex')
  const marked = join(home, 'installed')
  if (existsSync(marked) && readFileSync(marked, 'utf8') === mark) return
  mkdirSync(home, { recursive: true })
  run('a virtual environment', 'python3', ['-m', 'venv', '--clear', join(home, 'venv')])
  // No resolution: the file lists every package, and pip would want a pin for each extra too (mashumaro[msgpack]).
  download('the packages', inVenv('pip'), [...PIP_INSTALL, '--require-hashes', '--no-deps', '-r', requirements])
  if (lane === 'python') download('pyright', 'npm', ['install', '--silent', '--no-save', '--ignore-scripts', '--prefix', home, PYRIGHT])
  writeFileSync(marked, mark)
}

/** Builds the wheel and installs it: tests import the published package, and not the sources. */
function installOwn(): void {
  const wheels = join(home, 'wheels')
  rmSync(wheels, { recursive: true, force: true })
  run('the wheel', inVenv('python'), ['-m', 'build', '--wheel', '--no-isolation', '--outdir', wheels, join(ROOT, 'python')])
  const [wheel] = readdirSync(wheels)
  run('the package itself', inVenv('pip'), [...PIP_INSTALL, '--no-deps', '--no-index', '--force-reinstall', join(wheels, wheel!)])
}

const REFORM = ['--law', 'irrf/perDependent=250']
const over = (name: string, table: string, keep: string): string[] => ['--function', name, '--table', table, '--keep', keep]
const VIEWS = {
  with_net: over('net_salary', 'payslips', 'month,gross,dependents,day'),
  with_cost: over('employee_cost', 'to_cost', 'month,n_inss,n_irrf,n_net,gross,dependents,day'),
  with_reform: [...REFORM, ...over('net_salary', 'with_cost', 'month,n_inss,n_irrf,n_net,monthly_total')],
}

/** The SQL that the built command prints. */
function lawFor(dialect: string, change: readonly string[] = []): Buffer {
  return execFileSync(process.execPath, ['dist/service/cli/index.js', 'sql', '--dialect', dialect, ...change], {
    cwd: ROOT,
    maxBuffer: 100_000_000,
  })
}

const checks: Readonly<Record<typeof asked, () => void>> = {
  python() {
    writeDbt()
    run('the answers of the engine', 'npx', ['tsx', 'tools/verify/python-cases.ts', join(home, 'cases')])
    run('mypy', inVenv('mypy'), [
      '--config-file',
      'python/pyproject.toml',
      '--cache-dir',
      join(home, 'mypy'),
      'python/src',
      'python/tests/typed.py',
    ])
    run('pyright', join(home, 'node_modules/.bin/pyright'), [
      '-p',
      'python',
      '--pythonpath',
      inVenv('python'),
      '--level',
      'error',
      'python/src',
      'python/tests/typed.py',
    ])
    run('the start', inVenv('python'), ['python/tests/start.py'])
    pytest('python/tests', {
      CENTAVO_CASES: join(home, 'cases'),
      MPLBACKEND: 'Agg',
      MPLCONFIGDIR: home,
    })
  },
  spark() {
    run('the cases', 'npx', ['tsx', 'tools/verify/warehouse-cases.ts', join(home, 'cases'), rows ?? '20000', more[0] ?? '0'])
    pytest('python/spark', {
      CENTAVO_CASES: join(home, 'cases'),
      PYTHONPATH: join(ROOT, 'python/spark'),
      SPARK_LOCAL_IP: '127.0.0.1',
    })
  },
  cluster() {
    const folder = join(home, 'cluster')
    mkdirSync(folder, { recursive: true })
    for (const dialect of ['duckdb', 'clickhouse', 'spark'])
      for (const [name, how] of Object.entries(VIEWS)) writeFileSync(join(folder, `${name}.${dialect}.sql`), lawFor(dialect, how))
    run('the cluster', inVenv('python'), ['python/spark/cluster.py', folder, rows ?? '100000000', folder, ...more])
  },
}

install()
// An earlier build may be older than the sources.
run('the build', 'npm', ['run', '--silent', 'build'])
if (asked !== 'cluster') {
  await buildPython()
  installOwn()
}
checks[asked]()
