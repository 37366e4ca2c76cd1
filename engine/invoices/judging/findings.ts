/** Findings of one item, collected in the order of the rules. */
import { type Difference, difference, type Finding, type Rule } from './rules.ts'

export interface NotEvaluated {
  readonly rule: string
  readonly why: string
}

export class ItemFindings {
  readonly differences: Difference[] = []
  readonly warnings: string[] = []
  readonly notEvaluated: NotEvaluated[] = []
  /** Set when a figure needs an input of the caller. */
  inconclusive = false
  /** Path of the item below `infNFe`. */
  readonly item: string
  /** Path of its group. */
  readonly at: string

  constructor(number: string) {
    this.item = `det[@nItem=${number}]`
    this.at = `${this.item}/imposto/IBSCBS`
  }

  add(rule: Rule, tag: string, rest: Omit<Finding, 'tag' | 'path'> = {}): void {
    this.differences.push(difference(rule, { tag, path: `${this.at}/${tag}`, ...rest }))
  }

  /** Adds a difference outside the group of taxes. */
  addOutside(rule: Rule, tag: string, rest: Omit<Finding, 'tag' | 'path'> = {}): void {
    this.differences.push(difference(rule, { tag, path: `${this.item}/${tag}`, ...rest }))
  }
}
