/** Deployment files in deploy/ match the service's requirements. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { registry } from '../../engine/generated/registry.ts'
import { ASKABLE } from '../../engine/operation/definition/kinds.ts'
import { readSettings } from '../../service/settings.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const MODELS = { Deployment, Service, HorizontalPodAutoscaler, PodDisruptionBudget } as const
const documents = parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => document.toJSON())
const kind = (name: keyof typeof MODELS) => documents.find((document) => document.kind === name)

describe('Kubernetes', () => {
  it('each document matches its schema', () => {
    expect(documents.map((document) => document.kind).sort()).toEqual(Object.keys(MODELS).sort())
    for (const document of documents) {
      const Model = MODELS[document.kind as keyof typeof MODELS]
      const made = new Model(document)
      expect(() => made.validate(), document.kind).not.toThrow()
      expect(made).toMatchObject({ apiVersion: document.apiVersion, kind: document.kind })
    }
  })

  it('the validator rejects an invalid document', () => {
    expect(() => new Deployment({ ...kind('Deployment'), spec: { ...kind('Deployment').spec, replicas: 'two' } }).validate()).toThrow()
  })

  it('runs without root on a read-only file system, with limits, probes and secrets by reference', () => {
    const { spec } = kind('Deployment').spec.template
    const [api] = spec.containers
    expect(spec.securityContext.runAsNonRoot).toBe(true)
    expect(api.securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } })
    expect(api.resources.limits).toMatchObject({ cpu: expect.any(String), memory: '512Mi' })
    const paths = { startupProbe: '/health/started', readinessProbe: '/health/ready', livenessProbe: '/health/live' }
    for (const [probe, path] of Object.entries(paths)) expect(api[probe].httpGet).toEqual({ path, port: 'http' })
    for (const name of ['DATABASE_URL', 'REDIS_URL'])
      expect(api.env.find((each: { name: string }) => each.name === name).valueFrom.secretKeyRef).toEqual({ name: 'centavo', key: name })
    // Settings as the service parses them.
    const given = Object.fromEntries(api.env.flatMap(({ name, value }: { name: string; value?: string }) => (value ? [[name, value]] : [])))
    expect(readSettings(given)).toMatchObject({ trustProxy: 1, metricsPort: 9100, baseUrl: 'https://centavo.example' })
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(25 + 5)
  })

  it('every resource selects the same pods, and one replica stays up while another is moved', () => {
    const labels = kind('Deployment').spec.template.metadata.labels
    expect(kind('Service').spec.selector).toEqual(labels)
    expect(kind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
    expect(kind('HorizontalPodAutoscaler').spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'centavo' })
    expect(kind('HorizontalPodAutoscaler').spec.minReplicas).toBeGreaterThan(kind('PodDisruptionBudget').spec.minAvailable)
  })
})

describe('systemd', () => {
  const unit = read('deploy/centavo.service')
  const value = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)![1]!

  it('starts the build as npm does and waits for graceful shutdown', () => {
    const { start } = JSON.parse(read('package.json')).scripts
    expect(value('ExecStart')).toBe(`/usr/bin/${start}`)
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(25)
    expect(value('ExecReload')).toContain('-HUP')
    const environment = Object.fromEntries(
      value('Environment')
        .split(' ')
        .map((pair) => pair.split('=')),
    )
    expect(readSettings(environment)).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: '/var/lib/centavo' })
  })

  it('grants only the required privileges', () => {
    for (const line of [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'CapabilityBoundingSet=',
      'StateDirectory=centavo',
    ])
      expect(unit.split('\n')).toContain(line)
  })
})

describe('nginx', () => {
  it('passes every batch entirely, unbuffered and with the full timeout', () => {
    const config = read('deploy/nginx.conf')
    const [, pattern, block] = /location ~ (\S+) \{([^}]*)\}/.exec(config)!
    const batches = ASKABLE.filter(({ batch }) => batch > 0)
    expect(batches.length).toBe(3)
    for (const { path } of batches) expect(`${path}/any-name/batch`).toMatch(new RegExp(pattern!))
    expect('/v1/calc/net-salary').not.toMatch(new RegExp(pattern!))
    for (const line of ['client_max_body_size 9m;', 'proxy_request_buffering off;', 'proxy_buffering off;', 'proxy_read_timeout 130s;'])
      expect(block).toContain(line)
  })

  it('passes POST-only bodies up to the service’s size limit', () => {
    const locations = [...read('deploy/nginx.conf').matchAll(/location (=|~) (\S+) \{([^}]*)\}/g)]
    const posted = [...registry.queries.values()].filter((query) => query.posted)
    expect(posted.length).toBeGreaterThan(3)
    for (const { path, maxBytes = 2 * 1024 * 1024, byLines } of posted) {
      const [, , , block = ''] = locations.find(([, how, place]) => (how === '=' ? place === path : new RegExp(place!).test(path))) ?? []
      const megabytes = Number(/client_max_body_size (\d+)m?;/.exec(block)?.[1])
      expect(megabytes === 0 || megabytes * 1024 * 1024 >= maxBytes, path).toBe(true)
      // Streaming endpoints must not be buffered.
      if (byLines)
        for (const line of ['client_max_body_size 0;', 'proxy_request_buffering off;', 'proxy_buffering off;'])
          expect(block).toContain(line)
    }
  })
})

describe('heap limit', () => {
  it('is the same in every deployment', () => {
    const { CAPS }: { CAPS: string[] } = createRequire(import.meta.url)('../../service/start.cjs')
    expect(CAPS).not.toEqual([])
    for (const file of ['Dockerfile', 'package.json', 'deploy/centavo.service'])
      for (const cap of CAPS) expect(read(file), file).toContain(cap)
    // Compose and Kubernetes use the image's own command.
    expect(read('compose.yaml')).not.toContain('command: [node')
  })
})
