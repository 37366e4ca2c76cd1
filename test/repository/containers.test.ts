/** Reads the promises of compose.yaml and the Dockerfile from the files; test/integration/package.integration.test.ts does the image's steps. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { MAX_MEGABYTES, MAX_SECONDS } from '../../service/http/batch.ts'
import { readSettings } from '../../service/settings.ts'
import { copies, final, stages } from '../support/dockerfile.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8')

interface ComposeService {
  readonly user?: string
  readonly read_only?: boolean
  readonly cap_drop?: string[]
  readonly security_opt?: string[]
  readonly ports?: string[]
  readonly networks?: string[]
  readonly volumes?: string[]
  readonly tmpfs?: string[]
  readonly image?: string
  readonly build?: string
  readonly restart?: string
  readonly healthcheck?: object
  readonly environment?: Record<string, string>
  readonly deploy?: { readonly replicas: number; readonly resources: { readonly limits: { readonly memory: string } } }
  readonly stop_grace_period?: string
}

const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, ComposeService>
  networks: Record<string, { internal?: boolean }>
  volumes: Record<string, object>
}
const { proxy, api, postgres, valkey } = compose.services as Record<string, ComposeService>

describe('compose.yaml', () => {
  it.each(Object.entries(compose.services))('%s runs without root or capabilities, on a read-only file system', (_name, service) => {
    expect(service.user).toMatch(/^(node|[1-9]\d*:[1-9]\d*)$/)
    expect(service.read_only).toBe(true)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.restart).toBe('unless-stopped')
  })

  it('has two replicas that share PostgreSQL and Valkey behind the proxy, the only published service', () => {
    expect(api!.deploy!.replicas).toBe(2)
    expect(Object.entries(compose.services).filter(([, { ports }]) => ports)).toEqual([['proxy', proxy]])
    expect(proxy!.networks).toEqual(['front'])
    expect(api!.networks).toEqual(['front', 'back'])
    for (const shared of [postgres!, valkey!]) expect(shared.networks).toEqual(['back'])
    expect(compose.networks.back!.internal).toBe(true)
  })

  it('gives the replicas settings that the service accepts, with one trusted proxy', () => {
    const filled = Object.fromEntries(
      Object.entries(api!.environment!).map(([name, value]) => [name, value.replaceAll(/\$\{\w+(?::-(.*?)|:\?.*?)?\}/g, '$1')]),
    )
    expect(readSettings({ ...filled, DATABASE_URL: filled.DATABASE_URL!.replace(':@', ':secret@') })).toMatchObject({
      trustProxy: 1,
      databaseUrl: 'postgres://centavo:secret@postgres:5432/centavo',
      redisUrl: 'redis://valkey:6379',
      rateLimitPerMinute: 100,
      metricsPort: 9100,
    })
  })

  it('checks the health of every service; the replicas use the check of their image', () => {
    for (const service of [proxy!, postgres!, valkey!]) expect(service.healthcheck).toBeDefined()
    expect(final.filter((line) => line.startsWith('HEALTHCHECK '))).toHaveLength(1)
  })

  it('refers to existing versions, files and volumes, and contains no password', () => {
    for (const { image, build } of Object.values(compose.services))
      if (!build) expect(image).toMatch(/:\d+(\.\d+)*-alpine(@sha256:[\da-f]{64})?$/)
    for (const mount of Object.values(compose.services).flatMap(({ volumes = [] }) => volumes)) {
      const source = mount.split(':')[0]!
      if (source.startsWith('.')) expect(existsSync(`${ROOT}${source}`), source).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(source)
    }
    expect(read('compose.yaml')).not.toMatch(/PASSWORD: (?!\$\{)/)
  })
})

describe('container images', () => {
  const named = [
    ...Object.values(compose.services).flatMap(({ image, build }) => (image && !build ? [image] : [])),
    ...stages.map(([from]) => from!.split(' ')[1]!),
  ]

  it.each(named)('%s is pinned by digest, beside its tag', (image) => {
    expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/)
  })
})

describe('third-party code in register', () => {
  it.each(Object.entries((JSON.parse(read('register/package.json')) as { dependencies: Record<string, string> }).dependencies))(
    '%s %s is listed in its notice with its license',
    (name, version) => {
      const notice = read('register/NOTICE')
      const part = notice.split('\n\n').find((each) => each.startsWith(`${name} ${version}:`))
      expect(part).toMatch(/Licença: (GNU Lesser General Public License|MIT)/)
      for (const [path] of part!.matchAll(/node_modules\/\S+\.txt/g)) expect(existsSync(`${ROOT}${path}`), path).toBe(true)
    },
  )
})

describe('proxy', () => {
  const config = read('deploy/nginx.conf')

  it('passes the largest batch unbuffered, with the full timeout', () => {
    const batch = /location ~ \^\S+batch\$ \{([^}]+)\}/.exec(config)![1]!
    expect(Number(/client_max_body_size (\d+)m;/.exec(batch)![1])).toBeGreaterThan(MAX_MEGABYTES)
    expect(batch).toContain('proxy_request_buffering off;')
    expect(batch).toContain('proxy_buffering off;')
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(batch)![1])).toBeGreaterThan(MAX_SECONDS)
  })

  it('forwards no host or scheme forged by a caller', () => {
    expect(config).toMatch(/proxy_set_header X-Forwarded-Host "";/)
    expect(config).toMatch(/proxy_set_header X-Forwarded-Proto \$scheme;/)
    // A `proxy_set_header` in a location would discard all of these.
    expect(config.slice(config.indexOf('location /'))).not.toContain('proxy_set_header')
  })

  it('forwards the client address in a header that the caller cannot forge', () => {
    expect(config).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/)
    expect(config).not.toContain('$proxy_add_x_forwarded_for')
  })

  it('listens on the published port and resolves the replicas by name', () => {
    const port = /listen (\d+);/.exec(config)![1]!
    expect(Number(port)).toBeGreaterThan(1024)
    expect(proxy!.ports![0]).toMatch(new RegExp(`:${port}$`))
    expect(config).toMatch(/server api:3000 resolve /)
  })

  it('closes idle connections before the service does', () => {
    const service = Number(/keepAliveTimeout: ([\d_]+)/.exec(read('service/host/app.ts'))![1]!.replaceAll('_', ''))
    const upstream = /upstream api \{[^}]*keepalive_timeout (\d+)s;/.exec(config)![1]!
    expect(Number(upstream) * 1000).toBeLessThan(service)
  })
})

describe('container image', () => {
  it('is built in one stage and runs in another, small, without root or development packages', () => {
    expect(stages).toHaveLength(2)
    for (const [from] of stages) expect(from).toMatch(/^FROM node:\d+-alpine@sha256:[\da-f]{64}( AS build)?$/)
    expect(final.filter((line) => line.startsWith('USER '))).toEqual(['USER node'])
    expect(final.indexOf('USER node')).toBeGreaterThan(final.findLastIndex((line) => /^(COPY|RUN) /.test(line)))
    expect(stages[0]!.join()).toContain('npm prune --omit=dev')
    expect(final.join()).not.toMatch(/npm|COPY (engine|service|register) /)
    expect(final.at(-1)).toBe('CMD ["node", "--max-old-space-size=192", "--max-semi-space-size=2", "dist/service/main.js"]')
  })

  it('copies only existing paths that .dockerignore allows', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1))
    for (const { from } of copies(stages[0]!)) {
      expect(existsSync(`${ROOT}${from}`), from).toBe(true)
      expect(allowed, from).toContain(from.split('/')[0])
    }
  })

  it('checks the health of the service on its own port', () => {
    const check = final.find((line) => line.startsWith('HEALTHCHECK '))!
    expect(check).toContain(`http://127.0.0.1:\${PORT}/v1/health`)
    expect(final.find((line) => line.startsWith('ENV '))).toContain('PORT=3000')
  })
})
