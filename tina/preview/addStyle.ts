/** Adds rules to the previewed page alone. */
export function addStyle(rules: string): void {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
}
