import { describe, expect, it } from 'vitest'
import * as errors from './errors.ts'

const classes: Readonly<Record<string, unknown>> = { ...errors }

/** A second copy of the module, as another bundle of the package has it. */
const copy: typeof errors = await import(`${new URL('./errors.ts', import.meta.url)}?copy`)

const thrownBy = ({
  InvalidInput,
  LawNotKnownYet,
  LawNotRecorded,
  BeyondExact,
  NotFound,
  NotLoaded,
  SourceUnavailable,
  BeforeSeries,
}: typeof errors) => ({
  InvalidInput: new InvalidInput([{ field: 'x', message: 'é grande' }]),
  LawNotKnownYet: new LawNotKnownYet('31/12/2027'),
  LawNotRecorded: new LawNotRecorded('INSS', '1994-07-01'),
  BeyondExact: new BeyondExact(),
  NotFound: new NotFound('Não há.'),
  NotLoaded: new NotLoaded('Não carregado.'),
  SourceUnavailable: new SourceUnavailable('Falta.'),
  BeforeSeries: new BeforeSeries('cdi', '1980-01-01', '1986-03-06'),
})
const BASES: Readonly<Record<string, string>> = { NotLoaded: 'NotFound', BeforeSeries: 'SourceUnavailable' }
const names = Object.keys(thrownBy(errors)) as (keyof ReturnType<typeof thrownBy>)[]

describe('an error of the package', () => {
  it.each(names)('has its own name, also in its stack, and no field for it: %s', (name) => {
    const error = thrownBy(errors)[name]
    expect(error.name).toBe(name)
    expect(error.stack).toMatch(new RegExp(`^${name}: `))
    expect(String(error)).toMatch(new RegExp(`^${name}: `))
    expect(Object.keys(error)).not.toContain('name')
  })

  it.each(names)('is recognised by its class of another copy of the package, and by no other class: %s', (name) => {
    const error = thrownBy(copy)[name]
    expect(error.constructor).not.toBe(classes[name])
    expect(names.filter((each) => error instanceof (classes[each] as ErrorConstructor))).toEqual(
      names.filter((each) => each === name || each === BASES[name]),
    )
    expect(error).toBeInstanceOf(Error)
  })

  it('is not recognised by a class derived from its own', () => {
    class Own extends errors.NotFound {}
    expect(new errors.NotFound('Não há.')).not.toBeInstanceOf(Own)
    expect(new Own('Não há.')).toBeInstanceOf(Own)
    expect(new Own('Não há.')).toBeInstanceOf(copy.NotFound)
  })

  it.each([null, undefined, 'NotFound', new Error('Não há.'), { name: 'NotFound' }])('is not %s', (other) => {
    expect(other instanceof errors.NotFound).toBe(false)
  })
})
