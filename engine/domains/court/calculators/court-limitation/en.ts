export const english = {
}
