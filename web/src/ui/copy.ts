/** Copy what stands in a field, also where the browser gives no clipboard to pages without TLS; whether that was done. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on a plain address in the home network
    return document.execCommand("copy");
  }
}
