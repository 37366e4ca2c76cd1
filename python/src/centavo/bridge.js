// What Python calls inside the embedded V8: text in, text out. An answer starts with "=", a refusal with "!".
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
  // Each kind of data is read only when a question needs it.
  const world = Object.create(null)
  for (const name of ['series', 'occupations', 'salaries', 'expectations', 'bonds', 'classifications'])
    Object.defineProperty(world, name, { get: () => embedded()[name], enumerable: true })

  const engines = new Map()
  const portsFor = (day) => (day === '' ? engine.portsOf(world) : engine.portsOf(world, () => day))
  const engineFor = (day) => {
    let held = engines.get(day)
    if (held === undefined) {
      held = engine.createEngine(portsFor(day))
      engines.set(day, held)
    }
    return held
  }

  const CODES = [
    ['InvalidInput', 'invalid_input'],
    ['LawNotRecorded', 'law_not_recorded'],
    ['NotFound', 'not_found'],
    ['SourceUnavailable', 'unavailable'],
  ]
  const refused = (error) => {
    // The module of SQL has classes of its own under the same names.
    const known = CODES.find(([name]) => error instanceof engine[name] || error?.constructor?.name === name)
    const said = { code: known ? known[1] : 'internal', error: String(error?.message ?? error) }
    return `!${JSON.stringify({ ...said, issues: error?.issues, recordStarts: error?.recordStarts, heldTo: error?.heldTo })}`
  }
  const guarded = (answer) => {
    try {
      return `=${answer()}`
    } catch (error) {
      return refused(error)
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
    /** Rows of one operation, answered or refused one by one. */
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
            return { error: error.message }
          }
        })
        return JSON.stringify(answered)
      }),
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
