import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Service, startPostgres } from '../../tools/lanes/services.ts'
import { PostgresStore } from './postgres-store.ts'

let postgres: Service
let admin: pg.Client
const ends: (() => void)[] = []
const logged: string[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  await connectAdmin()
}, 300_000)

afterAll(async () => {
  await admin?.end().catch(() => {})
  await postgres?.remove()
})

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await expect.poll(listeners).toBe(0)
  await admin.query('DROP TABLE IF EXISTS centavo_snapshot')
  logged.length = 0
})

async function connectAdmin(): Promise<void> {
  admin = new pg.Client({ connectionString: postgres.url })
  admin.on('error', () => {})
  await admin.connect()
}

async function restart(how: 'asked' | 'killed', meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  await postgres.stop(how)
  try {
    await meanwhile()
  } finally {
    await postgres.start()
    await connectAdmin()
  }
}

const replica = (lookMilliseconds?: number): PostgresStore =>
  new PostgresStore(
    postgres.url,
    (_level, message, details) => logged.push(`${message} ${JSON.stringify(details ?? {})}`),
    lookMilliseconds === undefined ? {} : { lookMilliseconds },
  )

/** A watched store with its notification count. */
async function watching(lookMilliseconds?: number): Promise<{ store: PostgresStore; calls: () => number; end: () => void }> {
  const store = replica(lookMilliseconds)
  const before = await listeners()
  let calls = 0
  const end = store.watch('rates', () => calls++)
  ends.push(end)
  await expect.poll(listeners).toBe(before + 1)
  return { store, calls: () => calls, end }
}

const listeners = async (): Promise<number> =>
  (await admin.query(`SELECT 1 FROM pg_stat_activity WHERE query ILIKE 'LISTEN%' OR query ILIKE '%max(version)%GROUP BY name'`)).rowCount!

const text = (content: string): string => content
const rows = async (): Promise<string[]> =>
  (await admin.query<{ content: string }>('SELECT content FROM centavo_snapshot ORDER BY version')).rows.map(({ content }) => content)

describe('PostgreSQL snapshot', () => {
  it('loads what was saved on any replica; before the first save, returns nothing without a problem', async () => {
    expect(await replica().load('rates', text)).toEqual({ value: undefined, problems: [] })
    await replica().save('rates', 'ação\n"1"')
    expect(await replica().load('rates', text)).toEqual({ value: 'ação\n"1"', problems: [] })
    expect(await replica().load('salaries', text)).toEqual({ value: undefined, problems: [] })
  })

  it('keeps only the current and previous versions', async () => {
    for (const content of ['one', 'two', 'three']) await replica().save('rates', content)
    await replica().save('salaries', 'other')
    expect(await rows()).toEqual(['two', 'three', 'other'])
  })

  it('skips a damaged version, reports it, loads the previous one and does not evict it', async () => {
    await replica().save('rates', 'one')
    await replica().save('rates', 'two')
    await admin.query(`UPDATE centavo_snapshot SET content = 'twо' WHERE content = 'two'`)
    const { value, problems } = await replica().load('rates', text)
    expect(value).toBe('one')
    expect(problems).toEqual([expect.stringContaining('checksum does not match')])
    await replica().save('rates', 'three')
    expect(await rows()).toEqual(['one', 'three'])
  })

  it('skips a file that the reader rejects', async () => {
    await replica().save('rates', 'one')
    await replica().save('rates', 'two')
    const read = (content: string): string => {
      if (content === 'two') throw new Error('version 2, not 1')
      return content
    }
    expect(await replica().load('rates', read)).toEqual({ value: 'one', problems: [expect.stringContaining('version 2, not 1')] })
  })

  it('stays consistent when several replicas make the first save at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((content) => replica().save('rates', content)))
    expect(['a', 'b', 'c', 'd']).toContain((await replica().load('rates', text)).value)
  })
})

describe('other replicas', () => {
  it('are notified of a save; the writer is not', async () => {
    const [one, other] = [await watching(), await watching()]
    await one.store.save('rates', 'new')
    await expect.poll(other.calls).toBe(1)
    await one.store.save('salaries', 'not theirs')
    await other.store.save('rates', 'newer')
    await expect.poll(one.calls).toBe(1)
    expect(other.calls()).toBe(1)
  })

  it('find a save by polling when notifications do not arrive', async () => {
    await replica().save('rates', 'old')
    const { store, calls } = await watching(20)
    await store.load('rates', text)
    await admin.query(`INSERT INTO centavo_snapshot (name, sha256, content) VALUES ('rates', '', 'unannounced')`)
    await expect.poll(calls).toBeGreaterThan(0)
  })

  it('receive nothing after the watch ends and leave no connection open', async () => {
    const { calls, end } = await watching()
    end()
    await expect.poll(listeners).toBe(0)
    await replica().save('rates', 'new')
    expect(calls()).toBe(0)
  })
})

describe('ending a watch', () => {
  it('closes the connection when stopped during a poll', async () => {
    await replica().save('rates', 'old')
    const store = replica(600_000)
    await new Promise<void>((told) => {
      const end = store.watch('rates', () => {
        end()
        told()
      })
    })
    await expect.poll(listeners).toBe(0)
  })
})

describe('exclusive work', () => {
  const work = async (): Promise<object> => ({})

  /**
   * A replica that holds the lock until `finish` is called. Retries, since the server may release an earlier lock shortly after its caller
   * resolves.
   */
  async function atIt(): Promise<{ first: Promise<object | undefined>; finish: () => void }> {
    while (true) {
      let finish = (): void => {}
      let begin = (_begun: boolean): void => {}
      const begun = new Promise<boolean>((resolve) => {
        begin = resolve
      })
      const first = replica().exclusively(
        'rates',
        () =>
          new Promise<object>((resolve) => {
            finish = () => resolve({})
            begin(true)
          }),
      )
      if (await Promise.race([begun, first.then(() => false)])) return { first, finish: () => finish() }
    }
  }

  it('refuses a second replica while the first works and admits it afterwards', async () => {
    const { first, finish } = await atIt()
    expect(await replica().exclusively('rates', work)).toBeUndefined()
    expect(await replica().exclusively('salaries', work)).toEqual({})
    finish()
    expect(await first).toEqual({})
    await expect.poll(() => replica().exclusively('rates', work)).toEqual({})
  })

  it('releases the lock when the work fails', async () => {
    const failing = replica().exclusively('rates', () => Promise.reject(new Error('broke')))
    await expect(failing).rejects.toThrow('broke')
    await expect.poll(() => replica().exclusively('rates', work)).toEqual({})
  })

  it('releases the lock of a replica that loses its connection', async () => {
    const { first, finish } = await atIt()
    expect(await replica().exclusively('rates', work)).toBeUndefined()
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_try_advisory_lock%' AND pid <> pg_backend_pid()`,
    )
    await expect.poll(() => replica().exclusively('rates', work)).toEqual({})
    finish()
    expect(await first).toEqual({})
  })
})

describe('PostgreSQL outage', () => {
  it.each(['asked', 'killed'] as const)(
    'recovers (%s): rejects calls meanwhile, logs one line per outage and resumes the watch',
    async (how) => {
      const { store, calls } = await watching()
      await store.save('rates', 'kept')
      await restart(how, async () => {
        await expect(store.load('rates', text)).rejects.toThrow(/PostgreSQL/)
        await expect(store.save('rates', 'lost')).rejects.toThrow(/PostgreSQL/)
        expect(await store.exclusively('rates', async () => ({ worked: true }))).toEqual({ worked: true })
        await expect.poll(() => logged).toHaveLength(1)
        await new Promise((resolve) => setTimeout(resolve, 700)) // time for another attempt
        expect(logged).toEqual([expect.stringMatching(/^PostgreSQL is down/)])
      })
      await expect.poll(() => logged.at(-1)).toMatch(/^PostgreSQL is back/)
      expect(logged).toHaveLength(2)
      expect(calls(), 'told to look again').toBeGreaterThan(0)
      expect((await store.load('rates', text)).value).toBe('kept')
      const heard = calls()
      await replica().save('rates', 'after')
      await expect.poll(calls).toBeGreaterThan(heard)
    },
  )

  it('starts the watch once an unavailable database comes up', async () => {
    const store = replica()
    let calls = 0
    await replica().save('rates', 'old')
    await restart('asked', async () => {
      ends.push(store.watch('rates', () => calls++))
      await expect.poll(() => logged).toEqual([expect.stringMatching(/^PostgreSQL is down.*ECONNREFUSED/)])
    })
    await expect.poll(() => calls).toBeGreaterThan(0)
  })

  it('treats a wrong password as an outage and never logs the password', async () => {
    const store = new PostgresStore(postgres.url.replace('centavo@', 'nobody-here:s3cret@'), () => {})
    const problem = await store.load('rates', text).catch((error: Error) => error.message)
    expect(problem).toMatch(/^PostgreSQL: .*nobody-here/)
    expect(problem).not.toContain('s3cret')
  })
})
