// Functions that Python calls inside the embedded V8, with text in and out. An answer starts with "=", a refusal with "!".
globalThis.centavoBridge = (() => {
  const modules = {}
  const load = (name, text) => {
    const module = { exports: {} }
    new Function('module', 'exports', 'require', text)(module, module.exports, (path) => modules[path])
    modules[`./${name}.cjs`] = module.exports
    return module.exports
  }
  let engine
  let dataText
  let data
  const embedded = () => {
    data ??= load('data', dataText)
    dataText = undefined
    return data
  }
  // Getters, so that each kind of data is read only when an operation needs it.
  const world = Object.create(null)
  for (const name of ['series', 'occupations', 'salaries', 'expectations', 'bonds', 'classifications'])
    Object.defineProperty(world, name, { get: () => embedded()[name], enumerable: true })

  const engines = new Map()
  const portsFor = (day) => (day === '' ? engine.portsOf(world) : engine.portsOf(world, () => day))
  const engineFor = (day) => {
    let known = engines.get(day)
    if (known === undefined) {
      known = engine.createEngine(portsFor(day))
      engines.set(day, known)
    }
    return known
  }

  const CODES = [
    ['InvalidInput', 'invalid_input'],
    ['LawNotRecorded', 'law_not_recorded'],
    ['NotFound', 'not_found'],
    ['SourceUnavailable', 'unavailable'],
  ]
  const refusalOf = (error) => {
    // The SQL module has its own classes of the same names.
    const known = CODES.find(([name]) => error instanceof engine[name] || error?.constructor?.name === name)
    const { issues, recordStarts, heldTo } = Object(error)
    return { code: known ? known[1] : 'internal', error: String(error?.message ?? error), issues, recordStarts, heldTo }
  }
  const guarded = (answer) => {
    try {
      return `=${answer()}`
    } catch (error) {
      return `!${JSON.stringify(refusalOf(error))}`
    }
  }

  const KINDS = { calculate: 'calculators', decide: 'decisions', check: 'checks', ask: 'questions', query: 'queries' }
  const operationOf = (call, name) => {
    const members = engine.registry[KINDS[call]]
    if (call === 'check') return members.get(`check-${name}`) ?? members.get(name)
    if (call === 'query') return [...members.values()].find(({ path }) => path === name)
    return members.get(name)
  }

  return {
    start(engineText, dataSource) {
      engine = load('engine', engineText)
      dataText = dataSource
    },
    sql: (text) => void load('sql', text),
    answer: (day, call, name, input, view) =>
      guarded(() => {
        const { calculate, decide, check, ask, query } = engineFor(day)
        const given = JSON.parse(input)
        const options = view === '' ? undefined : JSON.parse(view)
        if (call === 'ask') {
          const { calculator, ...own } = given
          return JSON.stringify(ask(name, calculator, own))
        }
        return JSON.stringify({ calculate, decide, check, query }[call](name, given, options))
      }),
    /** Answers or refuses each row of one operation. */
    rows: (day, call, name, rows, view) =>
      guarded(() => {
        const { calculate, decide, check } = engineFor(day)
        const answer = { calculate, decide, check }[call]
        const options = view === '' ? undefined : JSON.parse(view)
        const answered = JSON.parse(rows).map((row) => {
          try {
            return { result: answer(name, row, options) }
          } catch (error) {
            if (CODES.every(([known]) => !(error instanceof engine[known]))) throw error
            return { refused: refusalOf(error) }
          }
        })
        return JSON.stringify(answered)
      }),
    /**
     * Raises the mistakes of a call over many rows: the calculator, a name, a view, a required field that nothing gives, a constant that is
     * invalid by itself. Nothing else that one case refuses, since another row may fit.
     */
    mistakes: (day, name, columns, constants, view) =>
      guarded(() => {
        const operation = operationOf('calculate', name)
        const [fields, given] = [JSON.parse(columns), JSON.parse(constants)]
        try {
          engineFor(day).calculate(name, { ...given, ...Object.fromEntries(fields.map((field) => [field, null])) }, JSON.parse(view))
        } catch (error) {
          if (operation === undefined) throw error
          if (!(error instanceof engine.InvalidInput)) return ''
          const { shape } = operation.input
          const issues = error.issues.filter(({ field, code }) => {
            const [root] = field.split('.')
            if (!Object.hasOwn(shape, root)) return true
            if (fields.includes(root)) return code === 'repeated'
            if (!Object.hasOwn(given, root)) return code === 'required' && operation.inputSchema.required?.includes(root)
            return !shape[root].safeParse(given[root]).success
          })
          if (issues.length > 0) throw new engine.InvalidInput(issues)
        }
        return ''
      }),
    inputSchema: (call, name) => JSON.stringify(operationOf(call, name)?.inputSchema ?? null),
    schema: (call, name) => JSON.stringify(operationOf(call, name)?.resultSchema ?? null),
    names: (call) => JSON.stringify([...engine.registry[KINDS[call]].keys()]),
    today: (day) => portsFor(day).today(),
    version: () => portsFor('').service.version,
    script: (day, dialect, schema) => guarded(() => modules['./sql.cjs'].sqlScript(portsFor(day), dialect, schema)),
    select: (day, dialect, name, table, keep) =>
      guarded(() => modules['./sql.cjs'].selectOver(portsFor(day), dialect, { name, table, keep: JSON.parse(keep) })),
    plan: (day, name, fields) =>
      guarded(() => JSON.stringify(modules['./sql.cjs'].operationTable(portsFor(day), name, JSON.parse(fields)))),
  }
})()
