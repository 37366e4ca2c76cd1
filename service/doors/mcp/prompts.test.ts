import { describe, expect, it } from 'vitest'
import { registry } from '../../../test/support/ports.ts'
import { getPrompt, listPrompts, promptNamed, promptsOf } from './prompts.ts'

const prompts = promptsOf([], registry.decisions.values())

describe('a situation that is not there', () => {
  it('is said back whole, up to sixty letters, with what there is', () => {
    expect(() => promptNamed(new Map(), 'zz-nada')).toThrow('Não há situação nem decisão "zz-nada". Há: nenhuma.')
    const long = `z${'y'.repeat(80)}`
    expect(() => promptNamed(new Map(), long)).toThrow(`"${long.slice(0, 60)}"`)
  })

  it('but is almost one that is gets that one', () => {
    const one = new Map([['buy_or_rent', prompts.get('buy_or_rent')!]])
    expect(() => promptNamed(one, 'buy_or_ren')).toThrow('Não há situação nem decisão "buy_or_ren". Você quis dizer buy_or_rent?')
    expect(promptNamed(one, 'buy_or_rent')).toBe(one.get('buy_or_rent'))
  })
})

describe('a prompt', () => {
  const text = (given: Record<string, string>) => {
    const { messages } = getPrompt(prompts, 'buy_or_rent', given, (id) => `chame ${id}`)
    const { content } = messages[0]!
    return content.type === 'text' ? content.text.split('\n') : []
  }
  const { inputSchema, question } = registry.decisions.get('buy_or_rent')!
  const [first] = inputSchema.required!

  it('opens with the question, and asks for what is not known, what is needed first', () => {
    const lines = text({})
    expect(lines.slice(0, 2)).toEqual([question, 'Pergunte-me antes, sem supor:'])
    expect(lines[2]).toBe(`- ${first}: ${inputSchema.properties![first!]!.description}`)
    expect(lines.indexOf('Pergunte só se fizer diferença no meu caso:')).toBe(2 + inputSchema.required!.length)
    expect(lines.at(-2)).toContain('Depois chame buy_or_rent e me explique')
  })

  it('says what is known, two hundred letters of it, and does not ask for it', () => {
    const lines = text({ [first!]: `a${'b'.repeat(250)}` })
    expect(lines.slice(1, 3)).toEqual(['O que já sei:', `- ${first} = a${'b'.repeat(199)}`])
    expect(lines.slice(3).some((line) => line.startsWith(`- ${first}:`))).toBe(false)
  })

  it('refuses what is no field of it', () => {
    expect(() => text({ nada: '1' })).toThrow(
      expect.objectContaining({
        issues: [expect.objectContaining({ field: 'nada', message: expect.stringContaining(`os campos são ${first}`) })],
      }),
    )
  })

  it('requires nothing: what the person has not said the model asks', () => {
    for (const { arguments: fields } of listPrompts(prompts).prompts) for (const { required } of fields!) expect(required).toBe(false)
  })
})
