import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const { tasks } = JSON.parse(read('.vscode/tasks.json')) as { tasks: { label: string; script?: string; args?: string[] }[] }

describe('editor profiles', () => {
  it('name programs, scripts and tasks that exist', () => {
    const { configurations } = JSON.parse(read('.vscode/launch.json')) as { configurations: { program: string; preLaunchTask?: string }[] }
    for (const { program, preLaunchTask } of configurations) {
      expect(existsSync(new URL(program, ROOT)), program).toBe(true)
      if (preLaunchTask) expect(tasks.map(({ label }) => label)).toContain(preLaunchTask)
    }
    for (const { script, args } of tasks) {
      if (script) expect(scripts).toHaveProperty([script])
      else expect(existsSync(new URL(args![0]!, ROOT)), args![0]).toBe(true)
    }
  })

  it('offer the same profiles in JetBrains editors', () => {
    const folder = '.idea/runConfigurations/'
    const profiles = readdirSync(new URL(folder, ROOT)).map((name) => read(`${folder}${name}`))
    const named = JSON.parse(read('.vscode/launch.json')).configurations.map(({ name }: { name: string }) => name)
    expect(profiles.map((text) => /configuration .* name="([^"]+)"/.exec(text)?.[1]).sort()).toEqual(named.sort())
    for (const text of profiles) {
      expect(existsSync(new URL(/path-to-js-file="([^"]+)"/.exec(text)![1]!, ROOT))).toBe(true)
      for (const [, script] of text.matchAll(/<script value="([^"]+)"/g)) expect(scripts).toHaveProperty([script!])
    }
  })

  it('run the setup of the integration lane in the devcontainer', () => {
    const { image, postCreateCommand } = JSON.parse(read('.devcontainer/devcontainer.json'))
    expect(image).toMatch(/^node:20-/)
    for (const [, script] of (postCreateCommand as string).matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty([script!])
  })
})
