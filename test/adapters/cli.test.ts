import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isQuery } from '../../engine/operation/definition/query.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { labelOf } from '../../engine/presentation/schema.ts'
import { flagOf } from '../../service/cli/arguments.ts'
import { BUILTIN_COMMANDS } from '../../service/cli/builtin-commands.ts'
import { commandOf } from '../../service/cli/command-context.ts'
import { readWorkbook, writeWorkbook } from '../../service/formats/workbooks.ts'
import { centavo, centavoBytes } from '../support/console.ts'
import { ports, registry } from '../support/ports.ts'

const terminal = { terminal: true }

describe('answer', () => {
  it('prints a readable answer on a terminal, with the steps and the law', async () => {
    const { code, out, err } = await centavo(['net-salary', '--gross-salary', '5.000,00'], terminal)
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toContain('Salário líquido')
    expect(out).toMatch(/^Você recebe R\$ 4\.498,50\nSalário líquido\n/)
    expect(out).toMatch(/Salário líquido +R\$ 4\.498,50/)
    expect(out).toMatch(/Memória de cálculo\n {2}INSS = R\$ 501,50\n {4}\(?R\$ 1\.621,00 × 7,5%/)
    expect(out).toContain('Portaria Interministerial MPS/MF nº 13/2026')
    expect(out).toContain('O que se supôs')
    for (const line of out.split('\n')) if (!line.includes('http')) expect(line.length).toBeLessThanOrEqual(100)
  })

  it('for a document file, shows the parsed data before the legal result, and accepts additional flags', async () => {
    const file = new URL('../documents/papers/wrong/flat-eleven.inss.txt', import.meta.url).pathname
    const { code, out } = await centavo(['check', 'payslip', '--file', file], terminal)
    expect(code).toBe(0)
    expect(out.indexOf('INSS 11%')).toBeGreaterThan(-1)
    expect(out.indexOf('INSS: R$ 81,42 a mais')).toBeGreaterThan(out.indexOf('INSS 11%'))
    const { out: json } = await centavo(['conferir', 'holerite', '--file', file, '--other-jobs', '[]'])
    expect(JSON.parse(json)).toMatchObject({ read: { kind: 'payslip', month: '2026-10' }, check: { verdict: 'differs' } })
    const refused = await centavo(['check', 'thirteenth', '--file', '-'], { stdin: '13º salário 1ª parcela 1.500,00\n' })
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--salary')])
    expect(JSON.parse(refused.out).check).toBeNull()
  })

  it('prints JSON in a pipe or with --json, and text on request', async () => {
    const expected = `${JSON.stringify(run(registry.calculators.get('net-salary')!, { gross_salary: 5000 }, ports))}\n`
    expect((await centavo(['net-salary', '--gross-salary', '5000'])).out).toBe(expected)
    expect((await centavo(['net-salary', '--gross-salary=5000', '--json'], terminal)).out).toBe(expected)
    expect((await centavo(['net-salary', '5000'])).out).toBe(expected)
    expect((await centavo(['net-salary', '--gross_salary', 'R$ 5.000,00'])).out).toBe(expected)
    expect((await centavo(['net-salary', '--gross-salary', '5000', '--text'])).out).toContain('R$ 4.498,50')
  })

  it('parses flags without a value, their negation, and negative numbers', async () => {
    const loan = [
      'financing',
      '--property-value',
      '500000',
      '--down-payment',
      '100000',
      '--annual-rate',
      '10',
      '--months',
      '12',
      '--system',
      'sac',
    ]
    expect(JSON.parse((await centavo([...loan, '--schedule'])).out).schedule).toHaveLength(12)
    for (const off of [['--no-schedule'], ['--schedule', 'não'], ['--schedule=false']])
      expect(JSON.parse((await centavo([...loan, ...off])).out).schedule).toBeUndefined()
    expect((await centavo([...loan, '--monthly-fee', '-5'])).err).toContain('--monthly-fee deve ser maior ou igual a 0; veio -5')
  })

  it('truncates long lists on a terminal and explains how to show them', async () => {
    const words = [
      'financing',
      '--property-value',
      '500000',
      '--down-payment',
      '100000',
      '--annual-rate',
      '10',
      '--months',
      '420',
      '--system',
      'price',
    ]
    const { out } = await centavo([...words, '--schedule'], terminal)
    expect(out).toContain('… mais 396; --json mostra todos')
  })

  it.each([...registry.calculators.values(), ...registry.decisions.values()])('$id renders every example', async (operation) => {
    for (const { input } of operation.examples.slice(0, 2)) {
      const words = operation.kind === 'decision' ? ['workflow', operation.id] : [operation.id]
      const flags = Object.entries(input).map(
        ([field, value]) => `${flagOf(field)}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
      )
      const { code, out } = await centavo([...words, ...flags], terminal)
      expect(code).toBe(0)
      expect(out).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it.each([...registry.queries.values()])('renders the query $id', async (query) => {
    for (const { input } of query.examples) {
      if (query.posted) continue
      const { code, out } = await centavo(
        [commandOf(query), ...Object.entries(input).map(([field, value]) => `${flagOf(field)}=${value}`)],
        terminal,
      )
      expect(code).toBe(0)
      expect(out).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('accepts the name of a law table as a word and a date in Brazilian format', async () => {
    const { out } = await centavo(['table', 'inss', '--date', '01/06/2019'])
    expect(JSON.parse(out)).toMatchObject({ table: 'inss', date: '2019-06-01', effectiveFrom: '2019-01-01' })
  })
})

describe('an error goes to stderr with the fix, exit code 2', () => {
  it.each([
    [['net-salary'], /--gross-salary é obrigatório[\s\S]*centavo net-salary --help/],
    [['net-salary', '--gross-salary', '-1'], /--gross-salary deve ser maior que 0; veio -1/],
    [['net-salary', '--gross-salary', 'abc'], /--gross-salary deve ser um número/],
    [['net-salary', '--gross-salary', '5', '--dependants', '1'], /--dependants campo desconhecido; você quis dizer --dependents\?/],
    [['net-salary', '--gross-salary', '5', '--gross-salary', '6'], /--gross-salary foi enviado mais de uma vez/],
    [['net-salary', '5', '6'], /sobrou o valor "6", o 2º sem opção\. Sem opção, net-salary recebe só 1, nesta ordem: --gross-salary/],
    [['net-salary', 'abc'], /o 1º valor \(--gross-salary\) deve ser um número/],
    [['ask'], /Diga o que se quer saber/],
    [['ask', 'férias', '--quantos', '3'], /ask não conhece --quantos/],
    [['mcp', '--grupo', 'x'], /mcp não conhece --grupo/],
    [['mcp', '--group', 'x'], /grupo desconhecido/],
    [['serve', '8080'], /não recebe valores sem opção/],
    [['net-salary', '--gross-salary', '5', '--__proto__', '1'], /campo desconhecido/],
    [['net-salary', '--gross-salary', '5000', '--reference-date', '1980-01-01'], /começa em 1994-07-01/],
    [['net-salry'], /Você quis dizer net-salary\?/],
    [['table', 'ins'], /Você quis dizer inss/],
    [['table', 'inss', '--date', '1980-01-01'], /começa em 1994-07-01/],
    [['workflow', 'nada'], /Não há decisão "nada"/],
    [['workflow'], /Diga qual decisão/],
    [['completion'], /bash\|zsh\|fish/],
    [['serve', '--porta', '1'], /Você quis dizer --port\?/],
    [['batch', 'net-salry'], /Você quis dizer net-salary\?/],
    [['../../etc/passwd'], /Não há comando/],
  ])('%j', async (words, message) => {
    const { code, out, err } = await centavo(words)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(message)
  })

  it('matches the HTTP error body with --json', async () => {
    const { code, err } = await centavo(['net-salary', '--gross-salary', '-1', '--json'])
    expect(code).toBe(2)
    expect(JSON.parse(err).issues[0].field).toBe('gross_salary')
  })

  it('exits with 1 when the caller is not at fault', async () => {
    const broken = {
      ...ports,
      today: () => {
        throw new Error('no clock')
      },
    }
    const { code, err } = await centavo(['net-salary', '5000'], { world: broken })
    expect(code).toBe(1)
    expect(err).toContain('no clock')
  })
})

describe('help', () => {
  it('is generated from the schemas', async () => {
    const { code, out } = await centavo(['net-salary', '--help'])
    expect(code).toBe(0)
    for (const [field, property] of Object.entries(registry.calculators.get('net-salary')!.inputSchema.properties!)) {
      expect(out).toContain(flagOf(field))
      expect(out.replace(/\s+/g, ' ')).toContain(labelOf(property, field))
    }
    expect(out).toMatch(/--dependents .*\(padrão: 0;/s)
    expect(out).not.toContain('undefined')
    expect(out).toContain('centavo net-salary --gross-salary 5000')
    expect((await centavo(['help', 'net-salary'])).out).toBe(out)
    expect(out).toContain('Em português: centavo salario-liquido\n')
    const { out: financing } = await centavo(['help', 'financiamento-imobiliario'])
    expect(financing).toContain('      price   Tabela Price\n')
    expect(financing).toContain('--months meses')
  })

  it('covers no arguments, a command and an unknown name', async () => {
    for (const words of [[], ['help'], ['--help'], ['ajuda']]) {
      const { code, out } = await centavo(words)
      expect(code).toBe(0)
      expect(out).toContain('Uso: centavo <comando>')
      // `help` lists every operation; no arguments prints a short overview.
      expect(out.includes('  net-salary ')).toBe(words.length > 0)
    }
    expect((await centavo(['help', 'batch'])).out).toContain('--fields')
    expect((await centavo(['batch', '--help'])).out).toContain('--fields')
    expect((await centavo(['help', 'serve'])).out).toContain('serve')
    expect((await centavo(['help', 'nada'])).code).toBe(2)
    expect((await centavo(['--version'])).out).toBe('test\n')
  })

  it.each([...Object.keys(BUILTIN_COMMANDS), 'workflow', 'check', 'decisoes', 'conferir'])(
    '%s --help prints help and does nothing else',
    async (command) => {
      for (const flag of ['--help', '-h']) {
        const { code, out, err } = await centavo([command, flag])
        expect({ code, err }).toEqual({ code: 0, err: '' })
        expect(out).toContain('centavo ')
      }
    },
  )

  it('shows only runnable command lines', async () => {
    const { out } = await centavo(['--help'])
    const shown = out.slice(out.indexOf('Exemplos'), out.indexOf('Comandos')).matchAll(/^ {2}centavo (.+)$/gm)
    const lines = [...shown].map(([, words]) => words!.split(' '))
    expect(lines.length).toBeGreaterThan(3)
    for (const words of lines) expect(await centavo(words)).toMatchObject({ code: 0, err: '' })
  })

  it('list names every operation', async () => {
    const { out } = await centavo(['list'], terminal)
    for (const id of [...registry.calculators.keys(), ...registry.decisions.keys(), ...registry.laws.keys()])
      expect(out).toContain(`  ${id}`)
    const json = JSON.parse((await centavo(['list'])).out)
    expect(json.calculators).toHaveLength(registry.calculators.size)
    expect(json.tables).toHaveLength(registry.laws.size)
  })

  it('names are unique', () => {
    const names = [
      ...Object.entries(BUILTIN_COMMANDS).flatMap(([name, { alias = name }]) => [...new Set([name, alias])]),
      ...[...registry.calculators.values()].flatMap(({ id, slug }) => [...new Set([id, slug])]),
      ...[...registry.queries.values()].flatMap((query) => [...new Set([commandOf(query), query.slug])]),
      ...[...registry.questions.values()].flatMap(({ id, slug }) => [id, slug]),
      ...['workflow', 'decisao', 'decisoes', 'check', 'conferencia', 'conferir'],
    ]
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const taken = ['json', 'text', 'help']
    // POST-only queries take a file here and have no flags.
    const queries = [...registry.queries.values()].filter(({ posted }) => !posted)
    for (const operation of [...registry.calculators.values(), ...registry.decisions.values(), ...queries])
      expect(Object.keys(operation.input.shape).filter((field) => taken.includes(field))).toEqual([])
  })
})

describe('Portuguese names', () => {
  it('match the page names and give the same answer', async () => {
    for (const operation of registry.operations.values()) {
      const { slug, kind, examples } = operation
      if (slug === undefined || !examples[0]) continue
      const id = isQuery(operation) ? commandOf(operation) : operation.id
      const [english, portuguese] = { decision: ['workflow', 'decisoes'], check: ['check', 'conferir'] }[kind as string] ?? []
      const help = (word: string | undefined, name: string) => centavo(['help', ...(word ? [word] : []), name])
      expect((await help(portuguese, slug)).out, id).toBe((await help(english, id)).out)
    }
    expect((await centavo(['salario-liquido', '5000'])).out).toBe((await centavo(['net-salary', '5000'])).out)
    expect((await centavo(['salario-liquid', '5000'])).err).toContain('salario-liquido')
  })

  it('exist for queries and decisions too, and are listed', async () => {
    for (const { id, slug } of [...registry.queries.values(), ...registry.questions.values()]) {
      expect(slug, id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect((await centavo([slug!, '--help'])).out, id).toContain(`Em português: centavo ${slug}\n`)
    }
    expect((await centavo(['tabela', 'inss', '--date', '2019-06-01'])).out).toBe(
      (await centavo(['table', 'inss', '--date', '2019-06-01'])).out,
    )
    const typed = ['net-salary', '--solve-for', 'gross_salary', '--target', 'netSalary', '--target-value', '5000']
    const solved = await centavo(['quanto-preciso', ...typed])
    expect(solved.code).toBe(0)
    expect(solved.out).toBe((await centavo(['solve', ...typed])).out)
    const { out } = await centavo(['list'], terminal)
    for (const { id, slug, kind } of registry.operations.values())
      if (slug !== undefined) expect(out, `${kind} ${id}`).toContain(` ${slug} `)
    const { queries, questions, checks } = JSON.parse((await centavo(['list'])).out)
    expect(queries).toContainEqual({ name: 'exchange', slug: 'cambio', title: 'Cotação PTAX de uma moeda' })
    expect(questions.map((each: { slug: string }) => each.slug)).toContain('quanto-preciso')
    expect((await centavo(['decisoes', '--help'])).out).toMatch(/ {2}accept_raise +aceitar-o-aumento +O aumento/)
    expect(checks).toHaveLength(registry.checks.size)
  })

  it('are accepted with accents and in capitals', async () => {
    const answers = async (...words: string[]) => (await centavo([...words, '--json'])).out
    expect(await answers('salário-líquido', '5000')).toBe(await answers('net-salary', '5000'))
    expect(await answers('Salário-Líquido', '5000')).toBe(await answers('net-salary', '5000'))
    expect(await answers('mudanças', '--since', '2026-01-01')).toBe(await answers('changes', '--since', '2026-01-01'))
    expect((await centavo(['help', 'decisões', 'aceitar-o-aumento'])).out).toBe((await centavo(['help', 'workflow', 'accept_raise'])).out)
    expect((await centavo(['conferência', 'holerite', '--help'])).out).toBe((await centavo(['check', 'payslip', '--help'])).out)
    expect((await centavo(['batch', 'férias', '--help'])).code).toBe(0)
  })
})

describe('ask', () => {
  it('finds operations by everyday words and prints the next command line', async () => {
    const { code, out } = await centavo(['ask', 'líquido', 'de', '5200', 'com', '1', 'dependente'], terminal)
    expect(code).toBe(0)
    expect(out).toMatch(
      /^Salário líquido {2}Calculadora\n {2}Você recebe R\$ 4\.624,06\n[\s\S]*?centavo salario-liquido --dependents 1 --gross-salary 5200/,
    )
    expect(JSON.parse((await centavo(['perguntar', 'tabela do inss', '--limit', '3'])).out).found.length).toBeLessThanOrEqual(3)
    expect((await centavo(['ask', 'xyzzy'], terminal)).out).toContain('Nada foi achado')
  })

  it('prints only runnable command lines', async () => {
    for (const typed of ['tabela do INSS', 'INSS 2019', 'Selic', 'dólar', 'férias 3000', 'holerite certo', 'salário de enfermeiro']) {
      const { found } = JSON.parse((await centavo(['ask', typed])).out) as { found: { command: string }[] }
      expect(found.length).toBeGreaterThan(0)
      for (const { command } of found) expect((await centavo(command.split(' ').slice(1))).code, command).toBe(0)
    }
  })
})

describe('completion', () => {
  it('covers every flag in zsh and fish', async () => {
    for (const shell of ['zsh', 'fish']) {
      const script = (await centavo(['completion', shell])).out
      for (const calculator of registry.calculators.values()) {
        expect(script).toContain(calculator.id)
        for (const field of Object.keys(calculator.input.shape)) expect(script).toContain(flagOf(field).slice(shell === 'fish' ? 2 : 0))
      }
      expect(script.split("'").length % 2).toBe(1)
      // A flag without fixed values offers no completion.
      expect(script).not.toContain("-a ''")
    }
  })
})

describe('batch', () => {
  let folder: string
  let errors: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'centavo-batch-'))
    errors = join(folder, 'errors.csv')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const batch = (stdin: string | Buffer, ...words: string[]) => centavo(['batch', 'net-salary', '--errors', errors, ...words], { stdin })

  it('adds the chosen fields to each row, in order', async () => {
    const { code, out, err } = await batch('gross_salary,dependents\n5000,\n5200,1\n', '--fields', 'netSalary,irrfDetail.base')
    expect(code).toBe(0)
    expect(out).toBe('gross_salary,dependents,netSalary,irrfDetail.base\n5000,,4498.5,4392.8\n5200,1,4624.06,4480.91\n')
    expect(err).toMatch(/^2 linhas em .* nenhuma recusada\.\n$/)
  })

  it.each([
    ['batch', 'accept_raise'],
    ['batch', 'aceitar-o-aumento'],
    ['decisoes', 'aceitar-o-aumento', '--batch'],
  ])('accepts decisions by either name: %s %s', async (...words) => {
    const stdin = 'current_salary;proposed_salary;last_raise_date\n3000;3150;15/01/2026\n3000;3001;15/01/2025\n'
    const { code, out } = await centavo([...words, '--fields', 'verdict', '--errors', errors], { stdin })
    expect(code).toBe(0)
    expect(out.trimEnd().split('\n').slice(1)).toEqual([
      '3000;3150;15/01/2026;accept',
      expect.stringMatching(/^3000;3001;15\/01\/2025;(?!accept$)\w+$/),
    ])
  })

  it('reads a Brazilian spreadsheet: semicolons, decimal commas, BOM, pass-through columns', async () => {
    const sheet = Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      Buffer.from('nome;gross_salary;reference_date\r\n"Zé; da Silva";"R$ 5.200,00";30/04/2026\r\n'),
    ])
    const { code, out } = await batch(sheet, '--keep', 'nome', '--fields', 'netSalary', '--dependents', '1', '--decimal-comma')
    expect(code).toBe(0)
    expect(out).toBe('\ufeffnome;gross_salary;reference_date;netSalary\r\n"Zé; da Silva";"R$ 5.200,00";30/04/2026;4624,06\r\n')
  })

  it('preserves the number format of the input, or writes the requested one', async () => {
    const out = async (stdin: string, ...words: string[]) => (await batch(stdin, '--fields', 'netSalary', ...words)).out
    expect(await out('gross_salary;dependents\n5200,00;1\n')).toBe('gross_salary;dependents;netSalary\n5200,00;1;4624,06\n')
    expect(await out('gross_salary;dependents\n5200.00;1\n')).toBe('gross_salary;dependents;netSalary\n5200.00;1;4624.06\n')
    expect(await out('gross_salary,dependents\n"5200,00",1\n')).toBe('gross_salary,dependents,netSalary\n"5200,00",1,"4624,06"\n')
    expect(await out('gross_salary;dependents\n5200,00;1\n', '--no-decimal-comma')).toContain(';4624.06\n')
    expect(await out('gross_salary,dependents\n5200,1\n', '--decimal-comma')).toContain(',"4624,06"\n')
  })

  it('recognizes columns by label and then writes labels', async () => {
    const sheet = 'sep=;\r\nNome;Salário bruto mensal (R$);Dependentes para o IRRF\r\nZé;5.200,00;1\r\nAna;-1;0\r\n'
    const { out, err } = await batch(sheet, '--keep', 'Nome', '--fields', 'netSalary,irrfDetail.base')
    expect(err).toContain('1 recusadas')
    expect(out).toBe(
      'sep=;\r\nNome;Salário bruto mensal (R$);Dependentes para o IRRF;Salário líquido;Como se chegou ao imposto, Base usada\r\nZé;5.200,00;1;4624,06;4480,91\r\n',
    )
    expect(readFileSync(errors, 'utf8')).toBe(
      'sep=;\r\nline;error;Nome;Salário bruto mensal (R$);Dependentes para o IRRF\r\n4;gross_salary deve ser maior que 0; veio -1;Ana;-1;0\r\n'.replace(
        'gross_salary deve ser maior que 0; veio -1',
        '"gross_salary deve ser maior que 0; veio -1"',
      ),
    )
  })

  it('accepts a mapping for other columns', async () => {
    const { code, out } = await batch(
      'Salário;Filhos\n5200;1\n',
      '--map',
      'Salário=gross_salary',
      '--map',
      'Filhos=dependents',
      '--fields',
      'netSalary',
    )
    expect({ code, out }).toEqual({ code: 0, out: 'Salário;Filhos;Salário líquido\n5200;1;4624,06\n' })
  })

  it('preserves Windows-1252 and UTF-16 characters', async () => {
    const text = 'Nome;Salário bruto mensal;regime\r\nJosé;5000;xyz\r\nAna;5000;\r\n'
    const words = ['batch', 'net-salary', '--errors', errors, '--keep', 'Nome', '--fields', 'netSalary']
    const windows = await centavoBytes(words, Buffer.from(text, 'latin1'))
    expect(windows.toString('latin1')).toBe('Nome;Salário bruto mensal;regime;Salário líquido\r\nAna;5000;;4498,5\r\n')
    expect(readFileSync(errors, 'latin1')).toMatch(/;José;5000;xyz\r\n$/)
    const wide = await centavoBytes(words, Buffer.from(`\ufeff${text}`, 'utf16le'))
    expect(wide.toString('utf16le')).toBe('\ufeffNome;Salário bruto mensal;regime;Salário líquido\r\nAna;5000;;4498,5\r\n')
    const big = await centavoBytes(words, Buffer.from(`\ufeff${text}`, 'utf16le').swap16())
    expect(big.swap16().equals(wide)).toBe(true)
    expect(readFileSync(errors).swap16().toString('utf16le')).toContain('José')
  })

  it('keeps amounts as numbers and days as days from CSV to workbook and back to CSV', async () => {
    const file = join(dirname(errors), 'resultado.xlsx')
    const text = 'Nome;Salário bruto mensal;reference_date\r\n0042;3.166,25;31/10/2026\r\n'
    const words = ['batch', 'net-salary', '--keep', 'Nome', '--fields', 'netSalary']
    expect((await centavoBytes([...words, '--out', file], Buffer.from(text))).length).toBe(0)
    const [, row] = await readWorkbook(new Uint8Array(readFileSync(file)))
    expect(row).toEqual(['0042', 3166.25, new Date(Date.UTC(2026, 9, 31)), expect.any(Number)])
    const back = await centavoBytes(
      ['batch', 'net-salary', '--keep', 'Nome,Salário líquido', '--fields', 'inss', '--output', 'csv'],
      readFileSync(file),
    )
    expect(back.toString().split('\n')[1]).toMatch(/^0042,3166\.25,2026-10-31,\d+\.?\d*,\d+\.?\d*$/)
    expect((await centavo(['batch', 'net-salary', '--output', 'a.xlsx'], { stdin: 'gross_salary\n1\n' })).err).toContain('--out a.xlsx')
    expect((await centavo(['batch', 'net-salary', '--out', '/nada/a.csv'], { stdin: 'gross_salary\n1\n' })).err).toContain(
      'A pasta de "/nada/a.csv" não existe',
    )
  })

  it('reads and writes a workbook, with numbers as numbers and days as days', async () => {
    const day = new Date(Date.UTC(2026, 3, 30))
    const rows = [
      ['Nome', 'Salário bruto mensal', 'Dependentes para o IRRF', 'reference_date'],
      ['Zé', 5200, 1, day],
      [null, null, null, null],
      ['Ana', -1, 0, day],
      ['Bia', 5000.5, null, day],
    ]
    const words = ['batch', 'net-salary', '--errors', errors, '--keep', 'Nome', '--fields', 'netSalary,irrf']
    const book = await readWorkbook(new Uint8Array(await centavoBytes(words, Buffer.from(await writeWorkbook(rows)))))
    expect(book).toEqual([
      [...rows[0]!, 'Salário líquido', 'Imposto de renda retido'],
      ['Zé', 5200, 1, day, 4624.06, 44.42].map((value, at) => (at === 5 ? expect.any(Number) : value)),
      ['Bia', 5000.5, null, day, expect.any(Number), expect.any(Number)],
    ])
    expect(readFileSync(errors, 'utf8')).toMatch(/^line,error,Nome.*\n4,/)
    const csv = await centavoBytes([...words, '--output', 'csv'], Buffer.from(await writeWorkbook(rows)))
    expect(csv.toString()).toContain('Zé,5200,1,2026-04-30,4624.06,')
    const made = await centavoBytes(
      ['batch', 'net-salary', '--fields', 'netSalary', '--output', 'xlsx'],
      Buffer.from('gross_salary\n5000\n'),
    )
    expect(await readWorkbook(new Uint8Array(made))).toEqual([
      ['gross_salary', 'netSalary'],
      [5000, 4498.5],
    ])
    expect((await centavo(['batch', 'net-salary', '--output', 'xlsx'], { stdin: 'gross_salary\n1\n', terminal: true })).err).toContain(
      'não se mostra no terminal',
    )
    expect((await centavo(['batch', 'net-salary'], { stdin: Buffer.from('PK\x03\x04 nada') })).err).toContain('não pôde ser lido como XLSX')
  })

  it('passes non-UTF-8 bytes through unchanged', async () => {
    const latin1 = Buffer.from('nome,gross_salary\nJos\u00e9,5000\n', 'latin1')
    const { code } = await batch(latin1, '--keep', 'nome', '--fields', 'netSalary')
    expect(code).toBe(0)
  })

  it('writes rejected rows to their own file with line and reason', async () => {
    const { code, out, err } = await batch(
      'gross_salary,dependents\n5000,0\n-1,0\n\n"5000\n",x\n5000\n1.234,0\n5000,1\n',
      '--fields',
      'inss',
      '--quiet',
    )
    expect(code).toBe(2)
    expect(err).toBe('')
    expect(out).toBe('gross_salary,dependents,inss\n5000,0,501.5\n1.234,0,92.55\n5000,1,501.5\n')
    expect(readFileSync(errors, 'utf8')).toBe(
      [
        'line,error,gross_salary,dependents',
        '3,gross_salary deve ser maior que 0; veio -1,-1,0',
        '5,"dependents deve ser um número inteiro; veio ""x""","5000\n",x',
        '7,tem 1 colunas; o cabeçalho tem 2,5000',
        '',
      ].join('\n'),
    )
  })

  it('reads NDJSON and writes NDJSON, or CSV on request', async () => {
    const rows = '{"gross_salary":5000}\n{"gross_salary":-1}\nnada\n{"gross_salary":5200,"dependents":1}\n'
    const json = await batch(rows)
    expect(json.code).toBe(2)
    expect(
      json.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(
      [{ gross_salary: 5000 }, { gross_salary: 5200, dependents: 1 }].map((input, index) => ({
        index: index * 3,
        result: run(registry.calculators.get('net-salary')!, input, ports),
      })),
    )
    expect(
      readFileSync(errors, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { index: 1, line: 2, issues: [{ field: 'gross_salary' }] },
      { index: 2, line: 3, error: 'não é um JSON válido', row: 'nada' },
    ])
    expect((await batch(rows, '--fields', 'netSalary')).out).toBe(
      '{"index":0,"result":{"netSalary":4498.5}}\n{"index":3,"result":{"netSalary":4624.06}}\n',
    )
    expect((await batch(rows, '--fields', 'netSalary', '--output', 'csv')).out).toBe('index,netSalary\n0,4498.5\n3,4624.06\n')
    expect((await batch('gross_salary\n5000\n', '--fields', 'basis', '--output', 'ndjson')).out).toContain('"basis":[{"table":"inss"')
  })

  it('accepts a file name and writes every plain field by default', async () => {
    const file = join(folder, 'people.csv')
    writeFileSync(file, 'gross_salary\n5000')
    const { out } = await centavo(['batch', 'net-salary', file])
    expect(out).toBe(
      'gross_salary,grossSalary,inss,irrf,alimony,otherDeductions,totalDeductions,netSalary,effectiveRatePercent,fgts,totalPay,transportDiscount,healthPlan,mealShare,familyAllowance\n5000,5000,501.5,0,0,0,501.5,4498.5,10.03,400,,,,,\n',
    )
  })

  it.each([
    ['', [], /vazia/],
    ['[{"gross_salary":1}]', [], /NDJSON/],
    ['nome,gross_salary\nx,1\n', [], /A coluna "nome" não é um campo[\s\S]*--keep "nome"/],
    ['gross_salry\n1\n', [], /você quis dizer "gross_salary"\?/],
    ['dependents\n1\n', [], /Falta a coluna gross_salary/],
    ['gross_salary,gross_salary\n1,1\n', [], /mais de uma vez/],
    ['gross_salary\n1\n', ['--gross-salary', '5'], /é coluna e também opção/],
    ['gross_salary\n1\n', ['--keep', 'nome'], /Não há coluna "nome"/],
    ['gross_salary\n1\n', ['--fields', 'netSalry'], /Você quis dizer netSalary\?/],
    ['gross_salary\n1\n', ['--fields', 'irrfDetail.bse'], /Você quis dizer irrfDetail.base\?/],
    ['gross_salary\n1\n', ['--format', 'xml'], /csv, ndjson ou xlsx/],
    ['gross_salary\n1\n', ['--threads', '0'], /--threads/],
    ['gross_salary\n1\n', ['--map', 'x'], /--map deve ser/],
    ['gross_salary\n1\n', ['--map', '=gross_salary'], /--map deve ser/],
    ['gross_salary\n1\n', ['--map', 'x=salario'], /não há o campo "salario"/],
    ['gross_salary\n1\n', ['--map', 'x=gross_salary'], /Não há coluna "x"/],
    ['gross_salary\n1\n', ['a.csv', 'b.csv'], /um só arquivo; sobrou "b.csv"/],
    ['gross_salary\n1\n', ['--campos', 'x'], /batch não conhece --campos/],
    ['"gross_salary\n1\n', [], /aspas que não fecham/],
  ])('rejects %j %j before writing anything', async (stdin, words, message) => {
    const { code, out, err } = await batch(stdin, ...words)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(message)
  })

  it('stops the batch when the errors file cannot be written', async () => {
    const alone = await centavo(['batch', 'net-salary', '--errors', join(folder, 'no-such-folder', 'errors.csv')], {
      stdin: 'gross_salary\n-1\n',
    })
    expect(alone.code).toBe(2)
    expect(alone.err).toMatch(/não foi possível escrever em .*--errors/)
  })

  it('reports a missing file', async () => {
    expect((await centavo(['batch', 'net-salary', join(folder, 'nada.csv')])).err).toMatch(/^centavo: O arquivo .*nada.csv" não existe\.$/m)
  })
})
