// `npm run test:python`, `npm run test:spark` and `npm run warehouse`: what needs Python or Java, apart from `npm test`, which needs neither. Installs by name, at the
// versions and hashes in python/requirements/, into var/lanes/, and runs. Only a download is ever tried again.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeDbt } from '../build/dbt.ts'
import { buildPython } from '../build/python.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const REQUIREMENTS = join(ROOT, 'python/requirements')
const PYRIGHT = 'pyright@1.1.414'
const DOWNLOADS = 3

// `npm run test:spark -- 1000000 7`: so many payments by chance, and by which seed; `npm run warehouse -- 100000000 lost`: which runs.
const [asked, rows, ...more] = process.argv.slice(2)
if (asked !== 'python' && asked !== 'spark' && asked !== 'cluster') throw new Error('say which: python, spark or cluster')
const lane = asked === 'python' ? 'python' : 'spark'
const home = join(ROOT, 'var/lanes', lane)
const inVenv = (name: string): string => join(home, 'venv/bin', name)

function tried(command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...extra } })
  return status === 0
}

function run(said: string, command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}): void {
  const startedAt = performance.now()
  if (!tried(command, args, extra)) {
    console.error(`${lane}: ${said} failed`)
    process.exit(1)
  }
  console.log(`${lane}: ${said}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
}

function download(said: string, command: string, args: readonly string[]): void {
  for (let time = 1; !tried(command, args); time++)
    if (time === DOWNLOADS) {
      console.error(`${lane}: ${said} failed ${DOWNLOADS} times`)
      process.exit(1)
    }
  console.log(`${lane}: ${said}`)
}

/** Nothing is installed again where what is wanted has not changed. */
function install(): void {
  const wanted = ['tools.txt', `${lane}.txt`].map((name) => readFileSync(join(REQUIREMENTS, name), 'utf8')).join('\n') + PYRIGHT
  const mark = createHash('sha256').update(wanted).digest('hex')
  const marked = join(home, 'installed')
  if (existsSync(marked) && readFileSync(marked, 'utf8') === mark) return
  mkdirSync(home, { recursive: true })
  run('a virtual environment', 'python3', ['-m', 'venv', '--clear', join(home, 'venv')])
  download('the installer', inVenv('pip'), ['install', '--quiet', '--require-hashes', '-r', join(REQUIREMENTS, 'tools.txt')])
  const packages = ['pip', 'install', '--quiet', '--require-hashes', '--python', inVenv('python'), '-r', join(REQUIREMENTS, `${lane}.txt`)]
  download('the packages', inVenv('uv'), packages)
  if (lane === 'python') download('pyright', 'npm', ['install', '--silent', '--no-save', '--ignore-scripts', '--prefix', home, PYRIGHT])
  writeFileSync(marked, mark)
}

/** The package as it would be published: a wheel, built and installed. */
function installOwn(): void {
  const wheels = join(home, 'wheels')
  rmSync(wheels, { recursive: true, force: true })
  run('the wheel', inVenv('python'), ['-m', 'build', '--wheel', '--no-isolation', '--outdir', wheels, join(ROOT, 'python')])
  const [wheel] = readdirSync(wheels)
  const how = ['pip', 'install', '--quiet', '--no-deps', '--offline', '--reinstall', '--python', inVenv('python')]
  run('the package itself', inVenv('uv'), [...how, join(wheels, wheel!)])
}

const REFORM = ['--law', 'irrf/perDependent=250']
const over = (name: string, table: string, keep: string): string[] => ['--function', name, '--table', table, '--keep', keep]
const VIEWS = {
  with_net: over('net_salary', 'payslips', 'month,gross,dependents,day'),
  with_cost: over('employee_cost', 'to_cost', 'month,n_inss,n_irrf,n_net,gross,dependents,day'),
  with_reform: [...REFORM, ...over('net_salary', 'with_cost', 'month,n_inss,n_irrf,n_net,monthly_total')],
}

/** What the command prints, as a user has it. */
function lawFor(dialect: string, change: readonly string[] = []): Buffer {
  return execFileSync(process.execPath, ['dist/service/doors/cli/index.js', 'sql', '--dialect', dialect, ...change], {
    cwd: ROOT,
    maxBuffer: 100_000_000,
  })
}

const checks: Readonly<Record<typeof asked, () => void>> = {
  python() {
    writeDbt()
    run('the answers of the engine', 'npx', ['tsx', 'tools/python-cases.ts', join(home, 'cases')])
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
    run('pytest', inVenv('python'), ['-m', 'pytest', 'python/tests'], {
      CENTAVO_CASES: join(home, 'cases'),
      MPLBACKEND: 'Agg',
      MPLCONFIGDIR: home,
    })
  },
  spark() {
    run('the cases', 'npx', ['tsx', 'tools/warehouse-cases.ts', join(home, 'cases'), rows ?? '20000', more[0] ?? '0'])
    run('pytest', inVenv('python'), ['-m', 'pytest', 'python/spark'], {
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
// What is tested is the tree as it is, not as it was when it was last built.
run('the build', 'npm', ['run', '--silent', 'build'])
if (asked !== 'cluster') {
  await buildPython()
  installOwn()
}
checks[asked]()
