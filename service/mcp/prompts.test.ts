import { describe, expect, it } from 'vitest'
import { registry } from '../../test/support/ports.ts'
import { getPrompt, listPrompts, promptNamed, promptsOf } from './prompts.ts'

const prompts = promptsOf([], registry.decisions.values())

describe('unknown situation', () => {
  it('is echoed up to sixty characters, with the valid ones', () => {
    expect(() => promptNamed(new Map(), 'zz-nada')).toThrow('Não há situação nem decisão "zz-nada". A lista está em prompts/list.')
    const long = `z${'y'.repeat(80)}`
    expect(() => promptNamed(new Map(), long)).toThrow(`"${long.slice(0, 60)}"`)
  })

  it('resolves to a near match', () => {
    const one = new Map([['buy_or_rent', prompts.get('buy_or_rent')!]])
    expect(() => promptNamed(one, 'buy_or_ren')).toThrow('Não há situação nem decisão "buy_or_ren". Você quis dizer buy_or_rent?')
    expect(promptNamed(one, 'buy_or_rent')).toBe(one.get('buy_or_rent'))
  })
})

describe('prompt', () => {
  const text = (given: Record<string, string>) => {
    const { messages } = getPrompt(prompts, 'buy_or_rent', given, (id) => `chame ${id}`)
    const { content } = messages[0]!
    return content.type === 'text' ? content.text.split('\n') : []
  }
  const { inputSchema, question } = registry.decisions.get('buy_or_rent')!
  const [first] = inputSchema.required!

  it('starts with the question and asks for unknown fields, required ones first', () => {
    const lines = text({})
    expect(lines.slice(0, 2)).toEqual([question, 'Pergunte-me antes, sem supor:'])
    expect(lines[2]).toBe(`- ${first}: ${inputSchema.properties![first!]!.description}`)
    expect(lines.indexOf('Pergunte só se fizer diferença no meu caso:')).toBe(2 + inputSchema.required!.length)
    expect(lines.at(-2)).toContain('Depois chame buy_or_rent e me explique')
  })

  it('states known fields, up to two hundred characters, without asking for them', () => {
    const lines = text({ [first!]: `a${'b'.repeat(250)}` })
    expect(lines.slice(1, 3)).toEqual(['O que já sei:', `- ${first} = a${'b'.repeat(199)}`])
    expect(lines.slice(3).some((line) => line.startsWith(`- ${first}:`))).toBe(false)
  })

  it('rejects an unknown field', () => {
    expect(() => text({ nada: '1' })).toThrow(
      expect.objectContaining({
        issues: [expect.objectContaining({ field: 'nada', message: expect.stringContaining(`os campos são ${first}`) })],
      }),
    )
  })

  it('has no required arguments: the model asks for missing ones', () => {
    for (const { arguments: fields } of listPrompts(prompts).prompts) for (const { required } of fields!) expect(required).toBe(false)
  })
})
